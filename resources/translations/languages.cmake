# The languages of the window beside English: each has a file sudoku-workbench_CODE.ts here. A code names a country only
# where Qt's own texts are those of that country (qtbase_CODE.qm).
set(LANGUAGES de es fr pl pt_BR zh_CN)
