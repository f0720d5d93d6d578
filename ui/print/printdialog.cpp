#include "ui/print/printdialog.h"

#include "ui/base/helppage.h"
#include "ui/base/icons.h"
#include "ui/base/savepath.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/base/widescrollarea.h"
#include "ui/paint/documents/documentformat.h"
#include "ui/paint/paper/printtext.h"
#include "ui/print/pageview.h"
#include "ui/print/picturesdialog.h"
#include "ui/print/preflightdialog.h"
#include "ui/print/printersetup.h"
#include "ui/print/printform.h"
#include "ui/print/printwords.h"
#include "ui/printjob/printcheck.h"
#include "ui/printjob/printhint.h"
#include "ui/text/boardtext.h"
#include "ui/text/strings.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace sudoku {
namespace {

bool hasEntries(const std::vector<PrintSection> &sections)
{
    return std::ranges::any_of(sections, [](const PrintSection &section) {
        return std::ranges::any_of(section.puzzles, [](const PrintedPuzzle &puzzle) {
            return puzzle.board.entries.filledCount() > 0;
        });
    });
}

/// All sections and those of the selection.
using Both = std::pair<std::vector<PrintSection>, std::vector<PrintSection>>;

} // namespace

PrintDialog::PrintDialog(Settings &settings, std::vector<PrintSection> sections, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_sections(std::move(sections)),
      m_form(new PrintForm(settings, puzzleCount(m_sections))),
      m_pages(new PageView)
{
    setWindowTitle(tr("Print"));
    setHelpPage(*this, "printing.md");
    m_form->offerEntries(hasEntries(m_sections));
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(makeFormColumn());
    layout->addWidget(makePageColumn(), 1);
    resize(fittedToScreen(*this, QSize(1000, 720)));
    connect(m_form, &PrintForm::changed, this, &PrintDialog::updatePages);
    connect(m_form, &PrintForm::changed, this, [this] {
        if (!m_check.isRunning())
            sayNotPrinted(); // the message was about what was asked for before
        rateIfWanted();
    });
    connect(&m_output, &PrintOutput::progressed, this, &PrintDialog::showProgress);
    connect(&m_output, &PrintOutput::runningChanged, this, &PrintDialog::updateButtons);
    connect(&m_output, &PrintOutput::ended, this, &PrintDialog::end);
    connect(&m_output, &PrintOutput::faultsFound, this, &PrintDialog::showFaults);
    updatePages();
    updateButtons();
    sayNotPrinted();
    checkPuzzles();
}

PrintDialog::~PrintDialog()
{
    m_form->remember();
}

QWidget *PrintDialog::makeFormColumn()
{
    m_message = new MessageBar;
    m_progress = new QProgressBar;
    m_print = new QPushButton(icon(QStringLiteral("print")), tr("P&rint…"));
    m_print->setDefault(true);
    m_save = new QPushButton(tr("Save &as PDF…"));
    m_close = new QPushButton;
    m_pictures = new QPushButton(tr("Sa&ve as Pictures…"));
    m_pictures->setVisible(puzzleCount(m_sections) > 1); // a board is exported from the menu
    m_document = new QPushButton(tr("Save as Document…"));
    m_preflight = new QPushButton(tr("Preflight…"));
    m_preflight->setToolTip(tr("What printing houses refuse"));
    for (QPushButton *button : {m_save, m_document, m_pictures, m_preflight, m_close})
        button->setAutoDefault(false);
    connect(m_document, &QPushButton::clicked, this, &PrintDialog::askForDocument);
    connect(m_pictures, &QPushButton::clicked, this, &PrintDialog::askForPictures);
    connect(m_preflight, &QPushButton::clicked, this, [this] { m_output.findFaults(PrintDocument(job())); });
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::askForPrinter);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::askForFile);
    connect(m_close, &QPushButton::clicked, this, &PrintDialog::reject);

    auto *column = new QWidget;
    auto *form = new WideScrollArea(m_form); // a large font may need more room than the screen has
    column->setFixedWidth(std::max(360, m_form->minimumSizeHint().width())
                          + form->verticalScrollBar()->sizeHint().width());
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(form, 1);
    layout->addWidget(m_message);
    layout->addWidget(m_progress);
    auto *more = new QGridLayout;
    more->addWidget(m_document, 0, 0);
    more->addWidget(m_preflight, 0, 1);
    more->addWidget(m_pictures, 1, 0, 1, 2);
    layout->addLayout(more);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_print, m_save, m_close})
        buttons->addWidget(button);
    layout->addLayout(buttons);
    return column;
}

QWidget *PrintDialog::makePageColumn()
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(m_pages, 1);
    layout->addWidget(makeZoomRow());
    return column;
}

QWidget *PrintDialog::makeZoomRow()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    m_pageNumber = new QLabel;
    layout->addWidget(m_pageNumber, 1);
    const auto addButton = [&](const char *name, const QString &text, void (PageView::*slot)()) {
        auto *button = new QToolButton;
        button->setIcon(icon(QString::fromLatin1(name)));
        button->setToolTip(text);
        button->setAccessibleName(text);
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, m_pages, slot);
        layout->addWidget(button);
    };
    addButton("zoom-out", tr("Smaller"), &PageView::zoomOut);
    addButton("zoom-in", tr("Larger"), &PageView::zoomIn);
    addButton("zoom-fit", tr("Whole page"), &PageView::zoomToFit);
    connect(m_pages, &PageView::currentSideChanged, this, &PrintDialog::sayState);
    return row;
}

void PrintDialog::offerSelection(std::vector<PrintSection> selection)
{
    m_selection = std::move(selection);
    m_form->offerSelection(puzzleCount(m_selection));
    m_check.cancel();
    m_rating.cancel();
    m_rated.reset();
    m_hasHints = false;
    checkPuzzles();
}

QString PrintDialog::title() const
{
    return m_form->title();
}

void PrintDialog::setTitle(const QString &title)
{
    m_form->setTitle(title);
}

PrintJob PrintDialog::job() const
{
    PrintJob job;
    job.sections = m_form->isSelectionOnly() ? m_selection : m_sections;
    for (PrintSection &section : job.sections)
        for (PrintedPuzzle &puzzle : section.puzzles)
            puzzle.symbols = &shownSymbols(puzzle.board, m_settings.symbols());
    m_form->apply(job);
    return job;
}

void PrintDialog::updatePages()
{
    m_pages->setDocument(PrintDocument(job()));
}

void PrintDialog::sayState()
{
    m_pageNumber->setText(placeText(m_pages->document(), m_pages->currentSide()));
}

void PrintDialog::sayNotPrinted()
{
    const PrintDocument &document = m_pages->document();
    const QString letters = missingLettersText(document.lettersWithoutFont());
    for (const QString &text :
         {notPrintedText(m_sections), letters.isEmpty() ? QString() : asSentence(letters),
          missingCodesText(document)})
        if (!text.isEmpty())
            return say({.text = text});
    say({});
}

QString PrintDialog::checkingText()
{
    return tr("Checking for exactly one solution … A printout now says \"not checked\".");
}

void PrintDialog::checkPuzzles()
{
    if (uncheckedCount(m_sections) + uncheckedCount(m_selection) == 0)
        return rateIfWanted();
    say({.text = checkingText()});
    m_check.start(
        [sections = m_sections, selection = m_selection](const std::stop_token &stop, const Progress &) {
            return Both(checked(sections, stop), checked(selection, stop));
        },
        [this](const Both &both) {
            std::tie(m_sections, m_selection) = both;
            updatePages();
            if (message() == checkingText()) // what a printout came to stays
                sayNotPrinted();
            rateIfWanted();
        });
}

/// Rates the puzzles whose files do not say the level or the score, when the captions are to say it. The
/// pages have it as soon as all are rated.
void PrintDialog::rateIfWanted()
{
    const Caption caption = job().caption;
    const RatingNeed need = caption.hasScore ? RatingNeed::LevelAndScore : RatingNeed::Level;
    const bool isWanted = caption.hasLevel || caption.hasScore;
    if (m_check.isRunning() || m_rating.isRunning())
        return;
    if (!isWanted || (m_rated && *m_rated >= need))
        return hintIfWanted();
    m_rating.start(
        [sections = m_sections, selection = m_selection, need](const std::stop_token &stop,
                                                               const Progress &) {
            return Both(rated(sections, need, stop), rated(selection, need, stop));
        },
        [this, need](const Both &both) {
            m_rated = need;
            std::tie(m_sections, m_selection) = both;
            updatePages();
            rateIfWanted(); // the score may have been chosen since
        });
}

/// Finds the first steps of the puzzles when the pages are to have hints.
void PrintDialog::hintIfWanted()
{
    if (m_hasHints || job().hints == HintKind::None)
        return;
    m_rating.start(
        [sections = m_sections, selection = m_selection](const std::stop_token &stop, const Progress &) {
            return Both(hinted(sections, stop), hinted(selection, stop));
        },
        [this](const Both &both) {
            m_hasHints = true;
            std::tie(m_sections, m_selection) = both;
            updatePages();
            rateIfWanted(); // another caption may have been chosen since
        });
}

void PrintDialog::askForPrinter()
{
    const PrintDocument document(job());
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(jobName(document.job()));
    presetPrinter(*printer, document);
    QPrintDialog dialog(printer.get(), this);
    presetDialog(dialog, document);
    if (dialog.exec() == QDialog::Accepted)
        printTo(printer);
}

void PrintDialog::printTo(const std::shared_ptr<QPrinter> &printer)
{
    m_form->setPaper(paperOf(*printer), printer->pageLayout().orientation());
    const PrintDocument document(job());
    QPageLayout paper = document.pageLayout();
    paper.setPageSize(paperOf(*printer));
    const std::vector<int> sides = sidesFor(*printer, document.sideCount());
    if (sides.empty())
        end(false, tr("Nothing was printed: these pages do not exist. The last page is %1.")
                       .arg(document.sideCount()));
    else if (!printer->outputFileName().isEmpty()) // a QPrinter does not notice a full disk
        m_output.savePdf(printer->outputFileName(), document, paper, sides);
    else if (setPaper(*printer, paper))
        m_output.send(printer, document, sides);
    else
        end(false, tr("The printer did not accept the job: it refuses the paper %1. Choose another paper, or "
                      "save a PDF.")
                       .arg(paper.pageSize().name()));
}

void PrintDialog::askForFile()
{
    const QString path = askForSavePath(this, tr("Save as PDF"), pdfName(job()), tr("PDF (*.pdf)"));
    if (!path.isEmpty())
        savePdf(path);
}

void PrintDialog::savePdf(const QString &path)
{
    const PrintDocument document(job());
    m_output.savePdf(path, document, document.pageLayout(), document.allSides());
}

void PrintDialog::askForDocument()
{
    QStringList filters;
    QStringList suffixes;
    for (const DocumentFormat &format : documentFormats()) {
        suffixes += toQString(format.suffix);
        filters += tr("%1 (*.%2)").arg(translate("DocumentFormat", format.name), suffixes.last());
    }
    const QString path =
        askForSavePath(this, tr("Save as Document"), pdfName(job()).chopped(3) + suffixes.first(),
                       filters.join(QStringLiteral(";;")), suffixes);
    const DocumentFormat *format = findDocumentFormat(QFileInfo(path).suffix());
    if (!path.isEmpty() && format)
        saveDocument(path, *format);
}

void PrintDialog::saveDocument(const QString &path, const DocumentFormat &format)
{
    m_output.saveDocument(path, format, job());
}

void PrintDialog::askForPictures()
{
    const PrintJob all = job();
    PicturesDialog dialog(m_settings, all, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const std::optional<PicturePlan> plan = dialog.plan();
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for the Pictures"));
    if (plan && !folder.isEmpty())
        savePictures(folder, *plan);
}

void PrintDialog::savePictures(const QString &folder, const PicturePlan &plan)
{
    PrintJob all = job();
    all.look = plan.look;
    m_output.savePictures(folder, plan, all);
}

void PrintDialog::showFaults(const std::vector<PrintFault> &faults)
{
    auto *dialog = new PreflightDialog(faults, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PrintDialog::showProgress(const ProgressReport &progress)
{
    m_progress->setRange(0, progress.total);
    m_progress->setValue(progress.done);
}

void PrintDialog::end(bool isDone, const QString &message)
{
    if (isDone && m_printed != Printed::All)
        m_printed = m_form->isSelectionOnly() ? Printed::Selection : Printed::All;
    say({isDone ? Message::Kind::Answer : Message::Kind::Problem, message});
}

void PrintDialog::say(const Message &message)
{
    m_message->setVisible(!message.text.isEmpty());
    m_message->show(message);
}

QString PrintDialog::message() const
{
    return m_message->message().text;
}

void PrintDialog::updateButtons()
{
    const bool isRunning = m_output.isRunning();
    m_progress->setVisible(isRunning);
    m_progress->setRange(0, 0);
    m_form->setEnabled(!isRunning);
    m_print->setEnabled(!isRunning);
    m_save->setEnabled(!isRunning);
    m_document->setEnabled(!isRunning);
    m_pictures->setEnabled(!isRunning);
    m_preflight->setEnabled(!isRunning);
    m_close->setText(isRunning ? tr("Stop") : tr("Close"));
    m_close->setIcon(isRunning ? icon(QStringLiteral("stop")) : QIcon());
}

void PrintDialog::reject()
{
    if (m_output.isRunning())
        m_output.stop();
    else
        QDialog::reject();
}

} // namespace sudoku
