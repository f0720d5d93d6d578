# The languages of the window beside English: each has a file sudoku-workbench_CODE.ts here.
set(LANGUAGES de es fr pl)
