#include "ui/print/bookdialog.h"

#include "ui/base/filedialog.h"
#include "ui/base/helppage.h"
#include "ui/base/messagebar.h"
#include "ui/base/savepath.h"
#include "ui/base/savequestion.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/base/widescrollarea.h"
#include "ui/print/bookpreview.h"
#include "ui/print/chapterform.h"
#include "ui/print/pageview.h"
#include "ui/print/schemafield.h"
#include "ui/printjob/bookmembers.h"
#include "ui/printjob/booktext.h"
#include "ui/printjob/printcheck.h"
#include "ui/text/qtjson.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;

constexpr qint64 maxBytes = 10'000'000;

/// Returns a book to begin with: that of a printer on demand, with one chapter.
BookFile newBook()
{
    BookFile book;
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

/// Returns the name of \a id in the language of the person, if \a table has it.
template <typename Table>
QString nameIn(const Table &table, const char *context, const QString &id)
{
    const auto found =
        std::ranges::find_if(table, [&](const auto &entry) { return toQString(entry.id) == id; });
    return found == table.end() ? id : translate(context, found->name);
}

/// Returns what a person reads for \a id, a name among the values of \a member.
QString bookWord(std::string_view member, const QString &id)
{
    if (member == "solutions")
        return nameIn(solutionPlaces(), "SolutionPlace", id);
    if (member == "lines")
        return nameIn(lineStyles(), "LineStyle", id);
    if (member == "qr")
        return nameIn(linkTargets(), "LinkTarget", id);
    if (member == "caption")
        return nameIn(captionParts(), "CaptionPart", id);
    for (const Level level : allLevels)
        if (englishName(level).toLower() == id)
            return levelText(level);
    return id;
}

/// Returns the program of the command line, which is beside this one.
QString commandLineProgram()
{
#ifdef Q_OS_WIN
    const QString name = QStringLiteral("sudoku-workbench-cli.exe");
#else
    const QString name = QStringLiteral("sudoku-workbench-cli");
#endif
    return QDir(QCoreApplication::applicationDirPath()).filePath(name);
}

} // namespace

BookDialog::BookDialog(Settings &settings, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_chapters(new ChapterForm),
      m_pages(new PageView),
      m_message(new MessageBar),
      m_waiting(new QTimer(this))
{
    setWindowTitle(tr("Book"));
    setHelpPage(*this, "printing.md#books");
    auto *left = new QWidget;
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins({});
    column->addWidget(makeTabs(), 1);
    column->addWidget(m_message);
    column->addLayout(makeButtons());
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(left);
    layout->addWidget(m_pages, 1);
    resize(fittedToScreen(*this, QSize(1080, 740)));
    constexpr int pause = 300; // ms
    m_waiting->setSingleShot(true);
    m_waiting->setInterval(pause);
    connect(m_waiting, &QTimer::timeout, this, &BookDialog::updatePages);
    connect(m_chapters, &ChapterForm::changed, this, &BookDialog::take);
    connect(&m_process, &QProcess::finished, this, &BookDialog::end);
    connect(&m_process, &QProcess::readyReadStandardError, this, [this] {
        m_output += QString::fromUtf8(m_process.readAllStandardError());
        say(Message::Kind::Hint, m_output.trimmed().section(QLatin1Char('\n'), -1));
    });
    showBook(newBook());
    updatePages();
    say({}, {});
}

BookDialog::~BookDialog()
{
    disconnect(&m_process, nullptr, this, nullptr);
    m_process.kill();
    m_process.waitForFinished();
}

QTabWidget *BookDialog::makeTabs()
{
    auto *tabs = new QTabWidget;
    tabs->addTab(new WideScrollArea(makeFields(false)), tr("&Pages"));
    tabs->addTab(new WideScrollArea(makeFields(true)), tr("&Texts"));
    tabs->addTab(new WideScrollArea(m_chapters), tr("C&hapters"));
    return tabs;
}

/// Returns the fields that need lines of their own, or the others.
QWidget *BookDialog::makeFields(bool areLarge)
{
    auto *widget = new QWidget;
    auto *form = new QFormLayout(widget);
    for (const BookMember &member : bookMembers()) {
        auto *field = new SchemaField(memberSchema(member),
                                      [name = member.name](const QString &id) { return bookWord(name, id); });
        if (field->isLarge() != areLarge) {
            delete field;
            continue;
        }
        const QString label = translate("BookMember", member.label);
        field->setObjectName(toQString(member.name));
        field->setName(label);
        const bool hasOwnText = !label.endsWith(QLatin1Char(':'));
        form->addRow(hasOwnText ? QString() : label, field);
        connect(field, &SchemaField::changed, this, &BookDialog::take);
        m_fields.emplace(member.name, field);
    }
    return widget;
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
        if (saveFirst())
            make({});
    }));
    m_actions.push_back(addButton(tr("Save as PD&F…"), [this] { askForPdf(); }));
    m_close = addButton(tr("Close"), [this] { reject(); });
    return buttons;
}

void BookDialog::showBook(const BookFile &book)
{
    m_isShowing = true;
    m_book = book;
    for (const BookMember &member : bookMembers())
        m_fields.find(member.name)->second->setValue(memberValue(member, book));
    m_chapters->setChapters(book.chapters);
    m_isShowing = false;
    m_isRight = true;
    m_isChanged = false;
}

/// Takes the book that the fields describe, and says what is wrong with it.
void BookDialog::take()
{
    if (m_isShowing)
        return;
    m_isChanged = true;
    BookFile chapters;
    chapters.chapters = m_chapters->chapters();
    Json json = Json::parse(writeBook(chapters).toStdString());
    for (const auto &[name, field] : m_fields)
        if (Json value = field->value(); !value.is_null())
            json[name] = std::move(value);
    const auto book = readBook(QByteArray::fromStdString(json::line(json)));
    m_isRight = book.has_value();
    updateButtons();
    if (!book) // without the place in a text that nobody sees
        return say(Message::Kind::Problem, book.error().section(QLatin1Char(' '), 1));
    say({}, {});
    m_book = *book;
    m_waiting->start();
}

void BookDialog::updatePages()
{
    const PrintJob job = previewOf(m_book, m_path, m_settings.symbols());
    m_pages->setDocument(PrintDocument(job));
    checkPages(job);
}

/// Solves the puzzles, so that the preview has their solutions.
void BookDialog::checkPages(const PrintJob &job)
{
    m_check.cancel();
    if (uncheckedCount(job.sections) == 0)
        return;
    m_check.start(
        [job](const std::stop_token &stop, const Progress &) { return checked(job.sections, stop); },
        [this, job](const std::vector<PrintSection> &sections) {
            PrintJob known = job;
            known.sections = sections;
            m_pages->setDocument(PrintDocument(std::move(known)));
        });
}

bool BookDialog::openBook(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    const auto text = readFile(path, maxBytes);
    const auto book = text ? readBook(*text) : tl::expected<BookFile, QString>(tl::unexpected(text.error()));
    if (!book) {
        say(Message::Kind::Problem, tr("Cannot open %1: %2").arg(name, book.error()));
        return false;
    }
    m_path = path;
    showBook(*book);
    updatePages();
    say({}, {});
    updateButtons();
    return true;
}

bool BookDialog::save(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    if (const auto error = saveFile(path, writeBook(m_book))) {
        say(Message::Kind::Problem, tr("Cannot save %1: %2").arg(name, *error));
        return false;
    }
    m_path = path;
    m_isChanged = false;
    say(Message::Kind::Answer, tr("Saved as %1.").arg(name));
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
    if (!saveFirst())
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
    m_output.clear();
    QStringList arguments{path.isEmpty() ? QStringLiteral("generate") : QStringLiteral("print"),
                          QStringLiteral("--book"), m_path};
    if (!path.isEmpty())
        arguments += {QStringLiteral("--output"), path};
    m_process.start(commandLineProgram(), arguments);
    if (!m_process.waitForStarted())
        return say(Message::Kind::Problem,
                   tr("The program of the command line, which makes books, is not there: %1")
                       .arg(m_process.program()));
    say(Message::Kind::Hint, tr("Making the book …"));
    updateButtons();
}

void BookDialog::end(int exitCode)
{
    constexpr int failure = 2;
    updateButtons();
    updatePages();
    const QString last = m_output.trimmed().section(QLatin1Char('\n'), -1);
    if (m_process.exitStatus() == QProcess::CrashExit)
        return say(Message::Kind::Problem, tr("Stopped: nothing was saved."));
    if (exitCode >= failure)
        return say(Message::Kind::Problem, last);
    if (exitCode > 0)
        return say(Message::Kind::Warning, last);
    say(Message::Kind::Answer,
        m_pdf.isEmpty() ? tr("The puzzles are made.") : tr("Saved as %1.").arg(QFileInfo(m_pdf).fileName()));
}

QString BookDialog::message() const
{
    return m_message->message().text;
}

void BookDialog::say(Message::Kind kind, const QString &text)
{
    m_message->setVisible(!text.isEmpty());
    m_message->show({.kind = kind, .text = text});
}

void BookDialog::updateButtons()
{
    for (QPushButton *button : m_actions)
        button->setEnabled(!isRunning() && (m_isRight || button == m_actions.front()));
    m_close->setText(isRunning() ? tr("Stop") : tr("Close"));
}

/// Returns whether nothing is lost, or the person says that it may be.
bool BookDialog::mayForget()
{
    return !m_isChanged || askToDiscard(this, tr("Discard the changes to the book?"));
}

void BookDialog::reject()
{
    if (isRunning())
        m_process.kill();
    else if (mayForget())
        QDialog::reject();
}

} // namespace sudoku
