"""Names and short texts for buttons, menus and panels."""

from starquest.text.actions import action_help, action_ids, action_name, lacking
from starquest.text.cells import cell_sheet
from starquest.text.command_labels import label
from starquest.text.refusals import why_not
from starquest.text.sheets import sheet

__all__ = (
    "action_help",
    "action_ids",
    "action_name",
    "cell_sheet",
    "label",
    "lacking",
    "sheet",
    "why_not",
)
