#include "app/cli/run/picturepuzzles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "ui/pictures/picturejob.h"
#include "ui/pictures/picturewords.h"
#include "ui/programs/runningprograms.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace sudoku::cli {
namespace {

const QString standardInput = QStringLiteral("-");
constexpr std::string_view pictureFormat = "picture";

Remark remark(Remark::Code code, const BoardReading &reading, bool (*is)(const CellReading &))
{
    return {.code = code, .what = reading.namesOf(is), .count = reading.countOf(is)};
}

/// The same for rules: names the cells with their numbers.
Remark ruleRemark(Remark::Code code, const BoardReading &reading, bool (*is)(const RuleReading &))
{
    Remark remark{.code = code, .count = reading.countOf(is)};
    for (const RuleReading &rule : reading.rules)
        if (is(rule))
            remark.what += (remark.what.empty() ? "" : ", ") + reading.geometry.cellName(rule.firstCell());
    return remark;
}

bool hasUnreadMarks(const CellReading &cell)
{
    return cell.hasUnreadMarks();
}

bool isOpen(const CellReading &cell)
{
    return cell.kind != CellKind::Printed;
}

bool isOnlyDoubtful(const CellReading &cell)
{
    return cell.isDoubtful && !cell.isOverruled();
}

/// Adds \a notes that count something to \a puzzle.
void addNotes(TextPuzzle &puzzle, const std::vector<Remark> &notes)
{
    std::ranges::copy_if(notes, std::back_inserter(puzzle.remarks),
                         [](const Remark &note) { return note.count > 0; });
}

bool isCageInDoubt(const RuleReading &rule)
{
    return rule.isCage() && rule.isDoubtful && !rule.isOverruled();
}

/// Adds a remark on each kind of rules but cages.
void addRules(std::vector<Remark> &remarks, const BoardReading &reading)
{
    for (const RuleReading &rule : reading.rules) {
        if (rule.isCage())
            continue;
        const Remark::Code code = rule.isDoubtful ? Remark::Code::RulesInDoubt : Remark::Code::RulesRead;
        const Variant *kind = rule.constraint.variant;
        const auto known = std::ranges::find_if(
            remarks, [&](const Remark &remark) { return remark.code == code && remark.variant == kind; });
        if (known != remarks.end())
            ++known->count;
        else
            remarks.push_back({.code = code, .what = rule.kindId(), .variant = kind});
    }
}

Remark::Code codeOf(UnreadPart part)
{
    switch (part) {
    case UnreadPart::Cages:
        break;
    }
    return Remark::Code::CagesNotRead;
}

TextPuzzle puzzleOf(const BoardReading &reading)
{
    TextPuzzle puzzle{.board = reading.board(), .symbols = reading.symbols, .formatId = pictureFormat};
    const auto isOverruled = [](const CellReading &cell) { return cell.isOverruled(); };
    const auto isOverruledRule = [](const RuleReading &rule) { return rule.isOverruled(); };
    for (const UnreadPart part : reading.unread)
        puzzle.remarks.push_back({.code = codeOf(part)});
    addNotes(puzzle, {remark(Remark::Code::ReadAgainstLooks, reading, isOverruled),
                      remark(Remark::Code::ReadInDoubt, reading, isOnlyDoubtful),
                      ruleRemark(Remark::Code::SumsAgainstLooks, reading, isOverruledRule),
                      ruleRemark(Remark::Code::SumsInDoubt, reading, isCageInDoubt),
                      {.code = Remark::Code::MarksLeftOut, .count = reading.countOf(hasUnreadMarks)},
                      {.code = Remark::Code::ShadesNotRead, .count = reading.unreadShades}});
    addRules(puzzle.remarks, reading);
    return puzzle;
}

/// Stores what is left of \a source in \a path; returns whether that worked.
bool store(std::istream &source, const QString &path)
{
    std::ofstream file(QFile::encodeName(path).toStdString(), std::ios::binary);
    file << source.rdbuf();
    return file.good();
}

/// Returns the puzzles among \a boards as people read them. What is printed full is the solution of another
/// puzzle; a small board that does not have exactly one solution is often a part of something else.
std::deque<TextPuzzle> puzzlesAmong(const std::vector<BoardReading> &boards)
{
    constexpr double isSmall = 0.8; // of the side of the largest
    const auto isPuzzle = [](const BoardReading &board) { return board.countOf(isOpen) > 0; };
    const bool areAllFull = std::ranges::none_of(boards, isPuzzle);
    double largest = 0;
    for (const BoardReading &board : boards)
        if (areAllFull || isPuzzle(board))
            largest = std::max(largest, board.side());
    std::deque<TextPuzzle> puzzles;
    Remark full{.code = Remark::Code::SolutionUnread, .count = 0};
    Remark unreadable{.code = Remark::Code::PuzzleLeftOut, .count = 0};
    for (const BoardReading &board : inReadingOrder(boards)) {
        const bool isSure = board.verdict == ReadingVerdict::Unique;
        if (!areAllFull && !isPuzzle(board))
            ++full.count;
        else if (!isSure && board.side() < isSmall * largest)
            ++unreadable.count;
        else
            puzzles.push_back(puzzleOf(board));
    }
    addNotes(puzzles.front(), {full, unreadable});
    return puzzles;
}

/// Reads the picture in the file \a path.
tl::expected<std::deque<TextPuzzle>, QString> puzzlesIn(const QString &path, std::optional<int> page)
{
    const PictureReading reading = askPictureProgram({.file = path, .page = page.value_or(1)}, {});
    if (reading.problem)
        return tl::unexpected(problemText(reading));
    std::deque<TextPuzzle> puzzles = puzzlesAmong(reading.boards);
    if (!page && reading.pageCount > 1)
        addNotes(puzzles.front(), {{.code = Remark::Code::OnlyFirstPage, .count = reading.pageCount}});
    return puzzles;
}

/// Returns the bytes that come next in \a source, without taking them: as many as are enough to know a
/// picture, if its buffer has them.
std::string beginningOf(std::istream &source)
{
    constexpr std::streamsize enough = picturesBeginning;
    source.peek(); // fills the buffer
    std::streambuf &buffer = *source.rdbuf();
    std::string bytes;
    for (std::streamsize count = std::min(buffer.in_avail(), enough); count > 0; --count)
        bytes += static_cast<char>(buffer.sbumpc());
    for (std::size_t i = 0; i < bytes.size(); ++i)
        buffer.sungetc();
    return bytes;
}

} // namespace

bool isPicture(std::istream &source)
{
    return source && beginsPicture(beginningOf(source));
}

QStringList picturesIn(const QString &path)
{
    if (!QFileInfo(path).isDir())
        return {};
    QStringList files;
    for (const QString &name : QDir(path).entryList(picturePatterns(), QDir::Files, QDir::Name))
        files += path + (path.endsWith(QLatin1Char('/')) ? QString() : QStringLiteral("/")) + name;
    return files;
}

tl::expected<std::deque<TextPuzzle>, QString> puzzlesInPicture(std::istream &source, const QString &file,
                                                               std::optional<int> page)
{
    if (QFileInfo(file).isFile() && file != standardInput)
        return puzzlesIn(file, page);
    const WorkFolder folder;
    const QString path = folder.file(QStringLiteral("picture"));
    if (!folder.isThere() || !store(source, path))
        return tl::unexpected(problemText({.problem = PictureProblem::ReaderFailed}));
    return puzzlesIn(path, page);
}

} // namespace sudoku::cli
