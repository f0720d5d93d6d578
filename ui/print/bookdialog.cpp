#include "ui/print/bookdialog.h"

#include "ui/base/filedialog.h"
#include "ui/base/helppage.h"
#include "ui/base/messagebar.h"
#include "ui/base/savepath.h"
#include "ui/base/savequestion.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/language/language.h"
#include "ui/language/languagescope.h"
#include "ui/print/bookcheck.h"
#include "ui/print/bookform.h"
#include "ui/print/bookmessages.h"
#include "ui/print/bookpreview.h"
#include "ui/print/pageview.h"
#include "ui/print/preflightdialog.h"
#include "ui/printjob/booktext.h"
#include "ui/printjob/printcheck.h"
#include "ui/text/languagetag.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"
#include "ui/text/strings.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

constexpr qint64 maxBytes = 10'000'000;

/// Returns a book to begin with: that of a printer on demand, with one chapter.
BookFile newBook()
{
    BookFile book;
    book.job.language = languageTag(installedLanguage());
    book.job.paper = QSizeF(152.4, 228.6);
    book.job.isMirrored = true;
    book.job.gutter = 6;
    book.job.book.startsRight = true;
    book.seed = QRandomGenerator::global()->generate();
    BookSource wish;
    wish.wish.count = 12;
    wish.wish.options["difficulty"] = "easy";
    book.chapters.push_back({.title = BookDialog::tr("Easy"), .sources = {wish}});
    return book;
}

} // namespace

BookDialog::BookDialog(Settings &settings, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_form(new BookForm),
      m_pages(new PageView),
      m_message(new MessageBar),
      m_waiting(new QTimer(this))
{
    setHelpPage(*this, "printing.md#books");
    auto *left = new QWidget;
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins({});
    column->addWidget(m_form, 1);
    column->addWidget(m_message);
    column->addLayout(makeButtons());
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(left);
    layout->addWidget(m_pages, 1);
    resize(fittedToScreen(*this, QSize(1080, 740)));
    connectParts();
    showDraft({.book = newBook()});
    updatePages();
}

/// A list in which one types may change when it loses the focus, which it does here.
BookDialog::~BookDialog()
{
    disconnect(m_form, nullptr, this, nullptr);
}

void BookDialog::connectParts()
{
    constexpr int pause = 300; // ms
    m_waiting->setSingleShot(true);
    m_waiting->setInterval(pause);
    connect(m_waiting, &QTimer::timeout, this, &BookDialog::updatePages);
    connect(m_form, &BookForm::changed, this, &BookDialog::take);
    connect(m_form, &BookForm::chapterChosen, this, &BookDialog::showChapter);
    connect(&m_maker, &BookMaker::progressed, this, &BookDialog::showProgress);
    connect(&m_maker, &BookMaker::finished, this, &BookDialog::end);
}

QLayout *BookDialog::makeButtons()
{
    auto *buttons = new QHBoxLayout;
    const auto addButton = [&](const QString &text, const auto &run) {
        auto *button = new QPushButton(text);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, run);
        buttons->addWidget(button);
        return button;
    };
    m_actions.push_back(addButton(tr("&Open…"), [this] { askToOpen(); }));
    m_actions.push_back(addButton(tr("&Save…"), [this] { askToSaveAs(); }));
    m_actions.push_back(addButton(tr("&Make Puzzles"), [this] {
        if (isFaultless() && saveFirst())
            make({});
    }));
    m_actions.push_back(addButton(tr("Prefli&ght…"), [this] { findPrintFaults(); }));
    m_actions.back()->setToolTip(tr("What printing houses refuse"));
    m_actions.push_back(addButton(tr("Save as PD&F…"), [this] { askForPdf(); }));
    m_close = addButton(tr("Close"), [this] { reject(); });
    return buttons;
}

void BookDialog::showDraft(const BookDraft &draft)
{
    m_draft = draft;
    m_form->setDraft(draft);
    setChanged(false);
}

void BookDialog::setPath(const QString &path)
{
    m_path = path;
    m_form->setFolder(QFileInfo(path).absolutePath());
}

/// Says in the title which file is edited, and whether it has all that was changed.
void BookDialog::setChanged(bool isChanged)
{
    m_isChanged = isChanged;
    QString name = QFileInfo(m_path).fileName();
    name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")); // else it would be the place of the sign
    const QString before = name.isEmpty() ? QString() : name + QStringLiteral("[*] — ");
    setWindowTitle(before + tr("Book") + (name.isEmpty() ? QStringLiteral("[*]") : QString()));
    setWindowModified(isChanged);
}

/// Takes the book that the fields describe, and says what is wrong with it.
void BookDialog::take()
{
    setChanged(true);
    m_draft = m_form->draft();
    if (!m_draft.problems.empty())
        findFaults();
    m_waiting->start();
}

/// Says what is wrong with the values, and what keeps the book from being made.
void BookDialog::findFaults(const QString &before)
{
    std::vector<BookFault> faults;
    for (const BookProblem &problem : m_draft.problems)
        faults.push_back({problem.place, problem.what});
    std::ranges::move(faultsOf(m_draft.book, m_path), std::back_inserter(faults));
    showFaults(faults, before);
}

/// Says the faults beside their fields, and the first one below them all, behind \a before and with a way to
/// its field.
void BookDialog::showFaults(const std::vector<BookFault> &faults, const QString &before)
{
    m_faults = faults;
    m_form->showFaults(faults);
    updateButtons();
    if (faults.empty() && isRunning())
        return; // the message is about the work
    if (faults.empty())
        return say({}, {});
    const BookFault &first = faults.front();
    m_message->show({.kind = Message::Kind::Problem,
                     .text = before + tr("%1: %2").arg(m_form->nameOf(first), asSentence(first.what)),
                     .offer = {.text = tr("Show"), .run = [this, first] { m_form->leadTo(first); }}});
    m_message->setVisible(true);
}

/// Returns whether nothing is wrong with the book; else goes to the field of the first fault.
bool BookDialog::isFaultless()
{
    findFaults();
    if (!m_faults.empty())
        m_form->leadTo(m_faults.front());
    return m_faults.empty();
}

/// Shows the pages, which stay as they are while a value is wrong, and says what is wrong.
void BookDialog::updatePages()
{
    m_waiting->stop();
    if (m_draft.problems.empty())
        makePages();
    findFaults();
}

void BookDialog::makePages()
{
    const PrintJob job = previewOf(m_draft.book, m_path, m_settings.symbols());
    showPages(job);
    showChapter(m_form->editedChapter());
    checkPages(job);
}

void BookDialog::showPages(const PrintJob &job)
{
    const LanguageScope scope(languageCode(job.language));
    m_pages->setDocument(PrintDocument(job));
}

void BookDialog::showChapter(int chapter)
{
    if (chapter >= 0)
        m_pages->showSide(sideOfChapter(m_pages->document(), chapter));
}

/// Solves the puzzles, so that the preview has their solutions.
void BookDialog::checkPages(const PrintJob &job)
{
    m_check.cancel();
    if (uncheckedCount(job.sections) == 0)
        return;
    m_check.start(
        [job](const std::stop_token &stop, const Progress &) {
            const LanguageScope scope(languageCode(job.language));
            return checked(job.sections, stop);
        },
        [this, job](const std::vector<PrintSection> &sections) {
            PrintJob known = job;
            known.sections = sections;
            showPages(known);
        });
}

bool BookDialog::openBook(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    const auto refuse = [&](const QString &what) {
        say(Message::Kind::Problem, tr("Cannot open %1: %2").arg(name, what));
        return false;
    };
    const auto text = readFile(path, maxBytes);
    if (!text)
        return refuse(text.error());
    const BookDraft draft = readDraft(*text);
    if (!BookForm::canShow(draft))
        return refuse(draft.problems.front().text());
    setPath(path);
    showDraft(draft);
    makePages();
    findFaults();
    return true;
}

bool BookDialog::save(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    if (const auto error = saveFile(path, writeBook(m_draft.book, m_draft.wrongValues))) {
        say(Message::Kind::Problem, tr("Cannot save %1: %2").arg(name, *error));
        return false;
    }
    setPath(path);
    setChanged(false);
    updatePages(); // files are beside the book
    const QString saved = tr("Saved as %1.").arg(name);
    if (m_faults.empty())
        say(Message::Kind::Answer, saved);
    else
        findFaults(saved + QLatin1Char(' '));
    return true;
}

void BookDialog::askToOpen()
{
    if (!mayForget())
        return;
    const QString path = askForOpenPath(this, tr("Open Book"), QFileInfo(m_path).path(), tr("Book (*.json)"));
    if (!path.isEmpty())
        openBook(path);
}

bool BookDialog::askToSaveAs()
{
    const QString suggested = m_path.isEmpty() ? QStringLiteral("book.json") : m_path;
    const QString path = askForSavePath(this, tr("Save Book"), suggested, tr("Book (*.json)"));
    return !path.isEmpty() && save(path);
}

/// Saves what was changed, because the program reads the file.
bool BookDialog::saveFirst()
{
    if (m_path.isEmpty())
        return askToSaveAs();
    return !m_isChanged || save(m_path);
}

void BookDialog::askForPdf()
{
    if (!isFaultless() || !saveFirst())
        return;
    const QFileInfo file(m_path);
    const QString suggested = file.dir().filePath(file.completeBaseName() + QStringLiteral(".pdf"));
    const QString path = askForSavePath(this, tr("Save as PDF"), suggested, tr("PDF (*.pdf)"));
    if (!path.isEmpty())
        make(path);
}

void BookDialog::make(const QString &path)
{
    m_pdf = path;
    if (!m_maker.start(m_draft.book, m_path, path))
        return say(Message::Kind::Problem,
                   tr("The program of the command line, which makes books, is not there: %1")
                       .arg(m_maker.programName()));
    say(Message::Kind::Hint, tr("Making the book …"));
    updateButtons();
}

void BookDialog::showProgress(const QString &chapter, const BookProgress &progress)
{
    if (m_faults.empty()) // which are said with their places
        say(bookMessage(chapter, progress));
}

void BookDialog::end(BookMaker::Result result, const BookFault &remark)
{
    updatePages();
    updateButtons();
    if (!m_faults.empty())
        return; // said with their places
    if (result == BookMaker::Result::Failed && !remark.place.isEmpty())
        showFaults({remark});
    else
        say(bookMessage(result, remark.what, m_maker.progress(), m_pdf));
}

/// Looks for what printing houses refuse in this book, which needs its puzzles for that.
void BookDialog::findPrintFaults()
{
    if (!isFaultless())
        return;
    if (lacksPuzzles(m_draft.book, m_path))
        return say(Message::Kind::Problem, tr("Make the puzzles first: preflight reads them."));
    const PrintJob job = previewOf(m_draft.book, m_path, m_settings.symbols());
    const PreflightRequest request{.earlier = earlierPuzzles(m_draft.book, m_path)};
    say(Message::Kind::Hint, tr("Looking for what printing houses refuse …"));
    m_preflight.start(
        [job, request](const std::stop_token &stop, const Progress &) {
            PrintJob known = job;
            std::optional<PrintDocument> document;
            {
                const LanguageScope scope(languageCode(job.language)); // of the pages, not of the faults
                known.sections = checked(job.sections, stop);
                document.emplace(std::move(known));
            }
            return preflight(*document, request, stop);
        },
        [this](const std::vector<PrintFault> &faults) {
            say({}, {});
            PreflightDialog(faults, this).exec();
        });
}

QString BookDialog::message() const
{
    return m_message->message().text;
}

void BookDialog::say(Message::Kind kind, const QString &text)
{
    say({.kind = kind, .text = text});
}

void BookDialog::say(const Message &message)
{
    m_message->setVisible(!message.text.isEmpty());
    m_message->show(message);
}

/// A book with faults can be saved; the buttons that make it lead to the first fault.
void BookDialog::updateButtons()
{
    for (QPushButton *button : m_actions)
        button->setEnabled(!isRunning());
    m_close->setText(isRunning() ? tr("Stop") : tr("Close"));
}

/// Returns whether nothing is lost: the person saves, or says that it may be.
bool BookDialog::mayForget()
{
    return !m_isChanged || askToSave(this, tr("Book"), tr("Save the changes to the book?"), [this] {
        return saveFirst();
    });
}

void BookDialog::reject()
{
    if (isRunning())
        m_maker.stop();
    else if (mayForget())
        QDialog::reject();
}

} // namespace sudoku
