#pragma once

#include <QDialog>

#include "ui/base/job.h"
#include "ui/printjob/printjob.h"

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;

namespace sudoku {

class CodeView;
class Settings;

/// Shows a QR code that leads to a puzzle or to its solution, and copies or saves it.
class QrDialog : public QDialog
{
    Q_OBJECT

public:
    /// Solves the puzzle of \a board while the dialog is open, to offer a code of the solution.
    QrDialog(Board board, Settings &settings, QWidget *parent = nullptr);
    ~QrDialog() override;

    /// Returns the text of the code that is shown, whether there is such a code or not.
    QString text() const;
    /// Returns what is said below the code.
    QString remark() const;

signals:
    /// Emitted when the code of \a text is wanted as a file.
    void pictureWanted(const QString &text);

private:
    void makeRows();
    QWidget *makeButtons();
    void findSolution();
    LinkTarget target() const;
    void updateLinks();
    const BoardLink *chosenLink() const;
    void updateCode();

    Settings &m_settings;
    PrintedPuzzle m_puzzle;
    std::vector<BoardLink> m_links; ///< to what is chosen, in the order of the list
    QRadioButton *m_toPuzzle;
    QRadioButton *m_toSolution;
    QComboBox *m_site;
    CodeView *m_code;
    QLabel *m_remark;
    QPushButton *m_save;
    Job m_check;
};

} // namespace sudoku
