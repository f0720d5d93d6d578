#include "app/cli/run/picturepuzzles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "ui/pictures/picturejob.h"
#include "ui/pictures/picturewords.h"
#include "ui/programs/runningprograms.h"

#include <fstream>

namespace sudoku::cli {
namespace {

const QString standardInput = QStringLiteral("-");
constexpr std::string_view pictureFormat = "picture";

Remark remark(Remark::Code code, const BoardReading &reading, bool (*is)(const CellReading &))
{
    const Geometry &geometry = reading.geometry;
    Remark remark{.code = code, .count = reading.countOf(is)};
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (is(reading.cells[cell]))
            remark.what += (remark.what.empty() ? "" : ", ") + geometry.cellName(cell);
    return remark;
}

bool isMarked(const CellReading &cell)
{
    return cell.kind == CellKind::Marks;
}

bool isOnlyDoubtful(const CellReading &cell)
{
    return cell.isDoubtful && !cell.isOverruled();
}

TextPuzzle puzzleOf(const BoardReading &reading)
{
    TextPuzzle puzzle{.board = reading.board(), .symbols = reading.symbols, .formatId = pictureFormat};
    const auto isOverruled = [](const CellReading &cell) { return cell.isOverruled(); };
    for (Remark note : {remark(Remark::Code::ReadAgainstLooks, reading, isOverruled),
                        remark(Remark::Code::ReadInDoubt, reading, isOnlyDoubtful),
                        Remark{.code = Remark::Code::MarksLeftOut, .count = reading.countOf(isMarked)}})
        if (note.count > 0)
            puzzle.remarks.push_back(std::move(note));
    return puzzle;
}

/// Stores what is left of standard input in \a path; returns whether that worked.
bool store(std::istream &source, const QString &path)
{
    std::ofstream file(QFile::encodeName(path).toStdString(), std::ios::binary);
    file << source.rdbuf();
    return file.good();
}

tl::expected<std::deque<TextPuzzle>, QString> puzzlesIn(const PictureReading &reading)
{
    if (reading.problem)
        return tl::unexpected(problemText(reading));
    std::deque<TextPuzzle> puzzles;
    for (const BoardReading &board : inReadingOrder(reading.boards))
        if (board.verdict == ReadingVerdict::Unique)
            puzzles.push_back(puzzleOf(board));
    if (puzzles.empty())
        puzzles.push_back(puzzleOf(reading.boards.front()));
    return puzzles;
}

} // namespace

bool isPicture(std::istream &source, const QString &file)
{
    if (!source)
        return false;
    if (file == standardInput) {
        constexpr int png = 0x89, jpeg = 0xff;
        const int first = source.peek();
        return first == png || first == jpeg;
    }
    QFile contents(file);
    if (!QFileInfo(file).isFile() || !contents.open(QIODevice::ReadOnly))
        return false;
    constexpr qint64 beginning = 16;
    return beginsPicture(contents.read(beginning).toStdString());
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

tl::expected<std::deque<TextPuzzle>, QString> puzzlesInPicture(std::istream &source, const QString &file)
{
    if (file != standardInput)
        return puzzlesIn(askPictureProgram({.file = file}, {}));
    const WorkFolder folder;
    const QString path = folder.file(QStringLiteral("picture"));
    if (!folder.isThere() || !store(source, path))
        return tl::unexpected(problemText({.problem = PictureProblem::ReaderFailed}));
    return puzzlesIn(askPictureProgram({.file = path}, {}));
}

} // namespace sudoku::cli
