#pragma once

#include <QDialog>

#include "ui/base/job.h"
#include "ui/base/messagebar.h"
#include "ui/paint/printdocument.h"

#include <memory>

class QLabel;
class QPrinter;
class QProgressBar;
class QPushButton;

namespace sudoku {

class PageView;
class PrintForm;
class Settings;

/// How puzzles come to paper: the options on the left, the pages on the right; to a printer or into a file.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    /// Puzzles that were not checked are checked while the dialog is open.
    PrintDialog(Settings &settings, std::vector<PrintSection> sections, QWidget *parent = nullptr);
    ~PrintDialog() override;

    /// Offers to print these only, which are among the others and checked.
    void offerSelection(std::vector<PrintSection> selection);

    PrintJob job() const;
    /// On the paper that \a printer is set to, for which the pages are laid out anew where it is another one.
    /// Where it writes into a file, that is saved as safely as any other.
    void printTo(const std::shared_ptr<QPrinter> &printer);
    void savePdf(const QString &path);
    /// What is said below the options.
    QString message() const;

    enum class Printed { Nothing, Selection, All };
    Printed printed() const { return m_printed; }

public slots:
    /// Escape stops what is running; else it closes.
    void reject() override;

private:
    QWidget *makeFormColumn();
    QWidget *makePageColumn();
    QWidget *makeZoomRow();
    void updatePages();
    void updateButtons();
    void checkPuzzles();
    void sayState();
    void askForPrinter();
    void askForFile();
    void send(const std::shared_ptr<QPrinter> &printer, const PrintDocument &document,
              const std::vector<int> &sides);
    void savePdf(const QString &path, const PrintDocument &document, const QPageLayout &paper,
                 const std::vector<int> &sides);
    void showProgress(const ProgressReport &progress);
    void end(bool isDone, const QString &message);
    void say(const Message &message);

    Settings &m_settings;
    std::vector<PrintSection> m_sections;
    std::vector<PrintSection> m_selection;
    Printed m_printed = Printed::Nothing;
    PrintForm *m_form;
    PageView *m_pages;
    MessageBar *m_message;
    QLabel *m_pageNumber;
    QProgressBar *m_progress;
    QPushButton *m_print;
    QPushButton *m_save;
    QPushButton *m_close;
    Job m_check;
    Job m_output;
};

} // namespace sudoku
