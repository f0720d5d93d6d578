#include "ui/files/boardclipboard.h"

#include "core/formats/formats.h"
#include "core/formats/puzzlelist.h"
#include "core/formats/text/format.h"
#include "core/rules/violations.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/files/puzzlechooser.h"
#include "ui/text/boardtext.h"
#include "ui/text/errortext.h"
#include "ui/text/losstext.h"
#include "ui/text/shapetext.h"
#include "ui/text/sharedboard.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QMenu>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace sudoku {
namespace {

QString pastedText(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    const QString text =
        geometry.isSquare() ? BoardClipboard::tr("Pasted a board of %1 × %1 with %2. F9 solves it; F8 checks "
                                                 "whether it has exactly one solution.")
                                  .arg(geometry.size())
                            : BoardClipboard::tr("Pasted %1 with %2. F9 solves it; F8 checks whether it has "
                                                 "exactly one solution.")
                                  .arg(boardsText(geometry));
    return text.arg(boardContentsText(board));
}

/// Returns whether \a text seems to be meant as the cells of a board.
bool isMostlyDigits(const QString &text)
{
    const auto count = [&text](auto is) { return std::ranges::count_if(text, is); };
    const auto signs = count([](QChar sign) { return !sign.isSpace(); });
    const auto digits =
        count([](QChar sign) { return sign.isDigit() || QStringLiteral(".*_|").contains(sign); });
    return digits * 2 > signs;
}

/// Returns how many cells a text with \a error has too few or too many, in brackets.
QString differenceText(const TextError &error)
{
    if (error.code != TextErrorCode::WrongCellCount)
        return {};
    const int missing = error.expected - error.actual;
    return QLatin1Char(' ')
           + (missing > 0 ? BoardClipboard::tr("(missing: %1)").arg(missing)
                          : BoardClipboard::tr("(too many: %1)").arg(-missing));
}

/// Returns the picture in \a data, or a null image if its text has a puzzle: a table that was copied is often
/// both.
QImage pictureWithoutPuzzle(const QMimeData &data)
{
    if (!data.hasImage() || puzzlesOf(data.text().toStdString(), 1))
        return {};
    return data.imageData().value<QImage>();
}

SharedSolutions knownSolutions(const LiveCheck *liveCheck)
{
    switch (liveCheck ? liveCheck->state() : LiveCheck::State::Off) {
    case LiveCheck::State::Unique:
        return SharedSolutions::One;
    case LiveCheck::State::Multiple:
        return SharedSolutions::Several;
    case LiveCheck::State::None:
        return SharedSolutions::None;
    case LiveCheck::State::Off:
    case LiveCheck::State::Checking:
    case LiveCheck::State::Undecided:
        break;
    }
    return SharedSolutions::Unknown;
}

} // namespace

BoardClipboard::BoardClipboard(Document &document, FileController &files, BoardView &view, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_files(files),
      m_view(view)
{
}

void BoardClipboard::connectCommands(const CommandActions &actions)
{
    const Format &line = formats().front();
    actions.on(Command::Copy, this,
               [this, &line] { copyText(digitsText(m_document.board(), line, m_view.symbols())); });
    actions.on(Command::Cut, this, [this, &line] {
        copyText(digitsText(m_document.board(), line, m_view.symbols()));
        m_view.editor().clearAll();
    });
    actions.on(Command::CopyGivens, this,
               [this, &line] { copyText(givensText(m_document.board(), line, m_view.symbols())); });
    for (const Format &format : formats()) {
        const QString name = translate("Format", format.name);
        connect(actions.submenu(Command::CopyAs).addAction(name), &QAction::triggered, this,
                [this, &format] { copyAs(format); });
    }
    for (const Exporter *exporter : exporters())
        connect(actions.submenu(Command::CopyAs).addAction(translate("Format", exporter->name)),
                &QAction::triggered, this, [this, exporter] { copyAs(*exporter); });
    actions.on(Command::Paste, this, [this] { pasteFromClipboard(); });
}

void BoardClipboard::pasteFromClipboard()
{
    const QString nothingFound = tr("No Sudoku found in the clipboard.");
    // Null before anything was copied, and on Wayland in a window without the focus.
    const QMimeData *data = QApplication::clipboard()->mimeData();
    data ? take(*data, nothingFound) : takeText(QString(), nothingFound);
}

void BoardClipboard::setLiveCheck(LiveCheck &liveCheck)
{
    constexpr int patience = 2000; // ms
    m_liveCheck = &liveCheck;
    m_wait.setSingleShot(true);
    m_wait.setInterval(patience);
    connect(&m_wait, &QTimer::timeout, this, &BoardClipboard::copyWaiting);
    connect(&liveCheck, &LiveCheck::stateChanged, this, [this](LiveCheck::State state) {
        if (state != LiveCheck::State::Checking)
            copyWaiting();
    });
}

/// Copies at once, or as soon as it is known which solution a link has to state.
void BoardClipboard::copyAs(const Format &format)
{
    if (!format.fits(m_document.board())) {
        emit message(
            {Message::Kind::Problem, asSentence(misfitText(format, m_document.board().puzzle.geometry))});
        return;
    }
    if (m_liveCheck && needsSolution(m_document.board(), format)) {
        m_liveCheck->checkOnce();
        if (m_liveCheck->state() == LiveCheck::State::Checking) {
            m_waiting = &format;
            m_wait.start();
            return;
        }
    }
    copyShared(format);
}

void BoardClipboard::copyWaiting()
{
    if (m_waiting)
        copyShared(*m_waiting);
}

void BoardClipboard::copyShared(const Format &format)
{
    const Board &board = m_document.board();
    const Grid *solution = m_liveCheck ? m_liveCheck->onlySolution() : nullptr;
    copy(boardText(sharedBoard(board, format, solution), format, m_view.symbols()),
         (format.isLink ? tr("Copied the link.") : tr("Copied as text.")) + lossSentence(board, format)
             + asNextSentence(missingSolutionText(board, format, knownSolutions(m_liveCheck))));
}

void BoardClipboard::copyAs(const Exporter &exporter)
{
    const Board &board = m_document.board();
    if (!exporter.fits(board)) {
        emit message({Message::Kind::Problem, misfitSentence(exporter, board)});
        return;
    }
    copy(QString::fromStdString(exporter.file(board, m_view.symbols())).trimmed(),
         (exporter.isLink ? tr("Copied the link.") : tr("Copied as text.")) + lossSentence(board, exporter));
}

void BoardClipboard::copyText(const QString &text)
{
    copy(text, tr("Copied as text."));
}

void BoardClipboard::copy(const QString &text, const QString &sentence)
{
    m_wait.stop();
    m_waiting = nullptr; // a link that is still waiting must not replace this text
    QApplication::clipboard()->setText(text);
    emit message({Message::Kind::Answer, sentence});
}

void BoardClipboard::drop(const QMimeData &data)
{
    take(data, tr("No Sudoku found in what you dropped."));
}

void BoardClipboard::take(const QMimeData &data, const QString &nothingFound)
{
    QStringList paths;
    for (const QUrl &url : data.urls())
        if (url.isLocalFile())
            paths += url.toLocalFile();
    if (!paths.isEmpty())
        emit filesTaken(paths);
    else if (const QImage picture = pictureWithoutPuzzle(data); !picture.isNull())
        emit pictureTaken(picture);
    else if (data.hasImage() && !data.hasText())
        emit message({Message::Kind::Problem,
                      tr("The picture is damaged, or too large to be copied. Save it, and open its file.")});
    else
        takeText(data.text(), nothingFound);
}

void BoardClipboard::takeText(const QString &text, const QString &nothingFound)
{
    constexpr std::size_t maxOffered = 100;
    const tl::expected<PuzzleList, TextError> pasted =
        puzzlesOf(text.toStdString(), maxOffered, {.symbols = m_document.board().info.symbols});
    if (!pasted && m_otherReader && m_otherReader(text))
        return;
    if (!pasted) {
        sayNothingFound(nothingFound, text, pasted.error());
        return;
    }
    const std::vector<TextPuzzle> &puzzles = pasted->puzzles;
    if (puzzles.size() == 1) {
        paste(puzzles.front());
        return;
    }
    if (const auto chosen = choosePuzzle(puzzles, m_view.symbols(), m_view.window()))
        paste(puzzles[*chosen]);
}

/// Says that nothing was found in \a text, and why: at once if it is a link, or cells that are no board.
void BoardClipboard::sayNothingFound(const QString &sentence, const QString &text, TextError error)
{
    using enum TextErrorCode;
    if (error.code == ShortLink || error.code == UnreadableLink) {
        emit message({Message::Kind::Problem, sentence + asNextSentence(errorText(error))});
        return;
    }
    if (error.column == 0 && !text.trimmed().contains(QLatin1Char('\n')))
        error.line = 0; // it is the only one
    if (isAboutCells(error.code) && isMostlyDigits(text)) {
        const QString why = errorWithPlaceText(error) + differenceText(error);
        emit message({Message::Kind::Problem, tr("No Sudoku found: %1.").arg(why)});
        return;
    }
    const QString details = asSentence(errorWithPlaceText(error));
    const Offer offer{.text = tr("Details"), .run = [this, details] {
                          emit message({Message::Kind::Problem, details});
                      }};
    emit message({.kind = Message::Kind::Problem,
                  .text = sentence,
                  .offer = offer,
                  .spoken = sentence + QLatin1Char(' ') + details});
}

void BoardClipboard::paste(const TextPuzzle &pasted)
{
    const Board &board = pasted.board;
    if (board == m_document.board()) {
        emit message({.text = tr("This puzzle is on the board already.") + remarkSentences(pasted)});
        return;
    }
    Message message{.text = pastedText(board) + remarkSentences(pasted)};
    addOffer(message, board);
    const bool isBroken = !findViolations(board.puzzle, board.digits()).empty(); // which is said instead
    m_files.startFrom(
        board, tr("Paste"), isBroken ? Compose() : [message] { return message; });
    m_view.setFocus();
}

/// Offers what else the user may want of a puzzle that takes the place of the board: to have it in the list
/// of the board, or with the rules of the board.
void BoardClipboard::addOffer(Message &message, const Board &pasted)
{
    if (m_files.isKept()) {
        message.text += QLatin1Char(' ') + tr("It is not in the list.");
        message.offer = {tr("Add to the List"), [this] { emit listingRequested(); }};
    } else if (const std::optional<Board> ruled = withRulesOf(pasted, m_document.board())) {
        message.text +=
            QLatin1Char(' ') + tr("The text has no rules, so those of the board before are gone.");
        message.offer = {tr("Keep the Rules"), [this, board = *ruled] {
                             m_document.edit(board, tr("Keep the Rules"), {.role = firstRole(board)});
                         }};
    }
}

} // namespace sudoku
