#pragma once

#include <QDialog>

#include "ui/handbook/copyrightlist.h"

class QListWidget;
class QTextBrowser;

namespace sudoku {

/// Who made the parts of the program, and under which licences: a list of them, and beside it everything
/// about the chosen one, with the whole text of its licence.
class LicencesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LicencesDialog(QWidget *parent = nullptr);

private:
    void showPart(const LicensedPart &part);

    std::vector<LicensedPart> m_parts;
    QListWidget *m_list;
    QTextBrowser *m_text;
};

} // namespace sudoku
