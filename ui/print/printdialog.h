#pragma once

#include <QDialog>

#include "ui/base/job.h"
#include "ui/base/messagebar.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/print/printoutput.h"
#include "ui/printjob/printcheck.h"

#include <memory>
#include <optional>

class QLabel;
class QPrinter;
class QProgressBar;
class QPushButton;

namespace sudoku {

class PageView;
class PrintForm;
struct DocumentFormat;
struct PicturePlan;
class Settings;

/// Prints puzzles: shows the options on the left and a preview on the right, and sends the pages to a printer
/// or writes a file.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    /// Checks puzzles that were not checked yet while the dialog is open.
    PrintDialog(Settings &settings, std::vector<PrintSection> sections, QWidget *parent = nullptr);
    ~PrintDialog() override;

    /// Offers to print only \a selection, which is a part of the sections, and checks it too.
    void offerSelection(std::vector<PrintSection> selection);

    /// Returns the title of the pages.
    QString title() const;
    void setTitle(const QString &title);
    PrintJob job() const;
    /// Prints on the paper of \a printer, and lays the pages out again if it is another one. If the printer
    /// writes a file, saves it as safely as any other file.
    void printTo(const std::shared_ptr<QPrinter> &printer);
    void savePdf(const QString &path);
    /// Saves all puzzles as a file of \a format, which other programs lay out.
    void saveDocument(const QString &path, const DocumentFormat &format);
    /// Saves a file for each puzzle in \a folder.
    void savePictures(const QString &folder, const PicturePlan &plan);
    /// Returns the message below the options.
    QString message() const;

    enum class Printed { Nothing, Selection, All };
    Printed printed() const { return m_printed; }

public slots:
    /// Stops the work that runs, or closes the dialog if none runs.
    void reject() override;

private:
    QWidget *makeFormColumn();
    QWidget *makePageColumn();
    QWidget *makeZoomRow();
    void updatePages();
    void updateButtons();
    static QString checkingText();
    void checkPuzzles();
    void rateIfWanted();
    void hintIfWanted();
    void sayState();
    void sayNotPrinted();
    void askForPrinter();
    void askForFile();
    void askForDocument();
    void askForPictures();
    void showFaults(const std::vector<PrintFault> &faults);
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
    QPushButton *m_document;
    QPushButton *m_pictures;
    QPushButton *m_preflight;
    QPushButton *m_close;
    bool m_hasHints = false;                ///< all that there are
    std::optional<RatingNeed> m_rated = {}; ///< what the ratings cover that were not known before
    Job m_check;
    Job m_rating;
    PrintOutput m_output;
};

} // namespace sudoku
