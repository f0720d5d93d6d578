#include "ui/pictures/picturereader.h"

#include "ui/pictures/boardfinder.h"
#include "ui/pictures/cagefinder.h"
#include "ui/pictures/cagehints.h"
#include "ui/pictures/cellcutter.h"
#include "ui/pictures/cellmemory.h"
#include "ui/pictures/lowspots.h"
#include "ui/pictures/marksreader.h"
#include "ui/pictures/pictureloader.h"
#include "ui/pictures/regionfinder.h"
#include "ui/pictures/ruleeraser.h"
#include "ui/pictures/rulefinders.h"
#include "ui/pictures/rulejudge.h"
#include "ui/pictures/softspots.h"
#include "ui/pictures/sumreader.h"
#include "ui/pictures/tintedcages.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

namespace sudoku {
namespace {

constexpr int lookingSide = 1600;   ///< pixels of the picture in which dragged corners are fitted
constexpr double digitShare = 0.55; ///< of a cell's side: the usual height of a digit
constexpr double legibleDigit = 6;  ///< pixels
constexpr double shareOfSums = 0.6; ///< of the ink of sums: that of digits is not less
constexpr int lineCellSide = 96;    ///< pixels of a cell in which the lines of cages are looked for
constexpr int sumCellSide = 128;    ///< pixels of a cell in which their sums are read
constexpr int largestRuled = 16;    ///< cells in a row: nobody draws rules on larger boards

bool isFilled(const CellReading &cell)
{
    return cell.digit != noDigit;
}

std::vector<QPointF> crossingsOf(const GridMap &map)
{
    std::vector<QPointF> crossings;
    for (int row = 0; row <= map.size(); ++row)
        for (int column = 0; column <= map.size(); ++column)
            crossings.push_back(map.at(QPointF(column, row)));
    return crossings;
}

/// Erases parts of a picture of a cell.
void erase(QImage &cell, const std::vector<QRectF> &parts)
{
    QPainter painter(&cell);
    painter.scale(cell.width(), cell.height());
    for (const QRectF &part : parts)
        painter.fillRect(part, Qt::black);
}

/// Where the pencil marks of an upright board are looked for.
struct MarkedPicture
{
    const QImage &grey;
    InkTone tone;
    const GridMap &map; ///< of the upright board
    const std::vector<std::vector<QRectF>> &covered;

    SpotsOfCells spots(std::span<const Cell> cells, bool hasNumbers) const
    {
        SpotsOfCells spots;
        std::vector<QImage> pictures = cutFineCells(grey, tone, map, cells);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (!covered.empty())
                erase(pictures[i], covered[cells[i]]);
            spots[cells[i]] = markSpots(pictures[i], hasNumbers);
        }
        return spots;
    }
};

void addMarks(BoardReading &reading, const MarkedPicture &picture, const CellReader &read)
{
    constexpr int maxDigit = 9; // without numbers
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < std::ssize(reading.cells); ++cell)
        if (reading.cells[cell].kind == CellKind::Marks)
            cells.push_back(cell);
    readMarks(reading, picture.spots(cells, reading.size() > maxDigit && reading.symbols->isNumeric()), read);
}

/// The cells of a board and its shape before its digits are read.
struct CutBoard
{
    GridMap map; ///< of the upright board
    std::vector<CellImage> cells;
    BoardShape shape;
    std::vector<std::vector<QRectF>> covered = {}; ///< by lines and sums of cages, in each cell
    bool hasSmallLetters = false;
};

Geometry geometryOf(const CellBorders &borders)
{
    return shapeOf(borders).value_or(Geometry::withBoxes(defaultBoxes(borders.size)));
}

CutBoard cutBoard(const QImage &grey, const FlatPicture &flat, const GridFit &fit, const CellReaders &readers)
{
    const int size = fit.map.size();
    std::vector<CellImage> cells =
        cutCells(grey, flat.tone(), fit.map, fit.isExact ? InkScale::EachCell : InkScale::Board);
    if (fit.isExact)
        eraseSoftSpots(cells);
    int turn = uprightTurn(cells, size, readers.digits);
    const bool areSmall = hasSmallLetters(turnedCells(cells, size, turn), size, readers.letters);
    if (areSmall)
        turn = uprightTurn(cells, size, readers.letters);
    CutBoard board{
        fit.map, turnedCells(cells, size, turn), {geometryOf(turnedBorders(bordersIn(flat, fit.map), turn))}};
    if (fit.isExact)
        board.shape.lowCells = cellsOfLowSpots(board.cells);
    board.hasSmallLetters = areSmall;
    board.map.setTurn(turn);
    return board;
}

/// Returns whether a cage has several cells: discs and squares in single cells look like cages.
bool hasLargeCage(const Cages &cages)
{
    return std::ranges::any_of(cages.cells(), [](const std::vector<Cell> &cage) { return cage.size() > 1; });
}

/// The cages of a board as it lies in the picture.
struct LyingCages
{
    Cages cages;
    GridMap map; ///< corrected by their lines
    CellBorders borders;
    std::optional<int> turn; ///< that makes the picture upright, by where the sums are, if that is clear
    bool areTinted = false;  ///< told by colours, so they must have sums
};

bool areNearlyAllThere(const Sums &sums)
{
    constexpr double nearlyAll = 0.9;
    const auto isThere = [](const SumLooks &sum) { return !sum.values.empty(); };
    return double(std::ranges::count_if(sums.looks, isThere)) >= nearlyAll * double(sums.looks.size());
}

std::optional<LyingCages> cagesOn(const QImage &picture, const QImage &grey, const FlatPicture &flat,
                                  const GridFit &fit)
{
    const BoardInk found(grey, flat.tone(), fit.map, lineCellSide);
    const BorderOffsets offsets(found);
    if (const auto cages = cagesIn(found, offsets); cages && hasLargeCage(*cages)) {
        const GridMap map = fit.isExact ? fit.map : offsets.mended(fit.map, found);
        const BoardInk mended(grey, flat.tone(), map, lineCellSide);
        return LyingCages{*cages, map, bordersWithout(*cages, mended), turnBySums(mended, *cages)};
    }
    const auto cages = fit.isExact ? tintedCages(picture, fit.map) : std::nullopt;
    const auto turn = cages ? turnBySums(found, *cages) : std::nullopt;
    if (!turn)
        return {};
    return LyingCages{*cages, fit.map, bordersIn(flat, fit.map), turn, true};
}

/// Cuts a killer's board: its cages become rules, and are removed from the cells. Returns nothing if there
/// are no cages.
std::optional<CutBoard> cutKiller(const QImage &picture, const QImage &grey, const FlatPicture &flat,
                                  const GridFit &fit, const CellReader &read)
{
    const auto lying = cagesOn(picture, grey, flat, fit);
    if (!lying)
        return {};
    const int size = fit.map.size();
    GridMap map = lying->map;
    const InkScale scale = fit.isExact ? InkScale::EachCell : InkScale::Board;
    const int turn =
        lying->turn ? *lying->turn : uprightTurn(cutCells(grey, flat.tone(), map, scale), size, read);
    const Cages cages = turnedCages(lying->cages, turn);
    map.setTurn(turn);
    Sums sums = sumsIn(BoardInk(grey, flat.tone(), map, sumCellSide), cages, read);
    sums.areDrawn = lying->turn.has_value();
    if (lying->areTinted && !areNearlyAllThere(sums))
        return {};
    CutBoard board{map,
                   cutCells(grey, flat.tone(), map, scale, shareOfSums * sums.inkLevel),
                   {geometryOf(turnedBorders(lying->borders, turn))},
                   cageParts(cages, sums)};
    addCages(board.shape, cages, sums);
    eraseCages(board.cells, board.covered);
    return board;
}

/// Reads a board without cages, on which other rules may be drawn.
BoardReading readDrawn(const QImage &grey, const FlatPicture &flat, const CutBoard &board,
                       const CellReader &read, const std::stop_token &stop)
{
    if (board.map.size() > largestRuled)
        return readBoard(board.cells, board.shape, read, stop);
    const BoardTones tones(grey, flat.tone(), board.map);
    const BoardLook look{board.shape.geometry, tones, cellShades(tones)};
    const FoundRules rules = rulesOn(look);
    std::vector<CellImage> cells = board.cells;
    eraseRules(cells, look, rules);
    return readWithRules({board.cells, cells}, board.shape, rules, read, stop);
}

/// Adds what seems to be drawn but was not read. A board with exactly one solution needs no cages.
void addUnread(BoardReading &reading, const QImage &grey, const FlatPicture &flat, const GridMap &map)
{
    const bool isEnough = reading.verdict == ReadingVerdict::Unique && reading.price == 0;
    if (!isEnough && looksLikeKiller(BoardInk(grey, flat.tone(), map, sumCellSide))) {
        reading.unread.push_back(UnreadPart::Cages);
        reading.isClear = false;
    }
}

/// A board of the picture, and what was read in its cells.
struct ReadBoard
{
    CutBoard board;
    BoardReading reading;
    bool isKiller = false;
};

bool hasRulesThatFit(const BoardReading &reading)
{
    return !reading.rules.empty() && reading.verdict == ReadingVerdict::Unique && reading.price == 0;
}

/// Reads a board as a killer if it has cages. The edges of shades may look like cages, so a killer without
/// exactly one solution is none if the digits have one with the rules that are drawn.
ReadBoard readCut(const QImage &picture, const QImage &grey, const FlatPicture &flat, const GridFit &fit,
                  const CellReaders &readers, const std::stop_token &stop)
{
    std::optional<ReadBoard> killer;
    if (auto cut = cutKiller(picture, grey, flat, fit, readers.digits)) {
        BoardReading reading = readBoard(cut->cells, cut->shape, readers.digits, stop);
        killer = ReadBoard{*std::move(cut), std::move(reading), true};
        if (killer->reading.verdict == ReadingVerdict::Unique || stop.stop_requested())
            return *std::move(killer);
    }
    CutBoard board = cutBoard(grey, flat, fit, readers);
    BoardReading reading =
        readDrawn(grey, flat, board, board.hasSmallLetters ? readers.letters : readers.digits, stop);
    if (killer && !hasRulesThatFit(reading))
        return *std::move(killer);
    return {std::move(board), std::move(reading)};
}

BoardReading readingOf(const QImage &picture, const QImage &grey, const FlatPicture &flat, const GridFit &fit,
                       const CellReaders &readers, const std::stop_token &stop)
{
    ReadBoard read = readCut(picture, grey, flat, fit, readers, stop);
    const CutBoard &board = read.board;
    BoardReading &reading = read.reading;
    if (!reading.cells.empty()) // it was not stopped
        addMarks(reading, {grey, flat.tone(), board.map, board.covered},
                 board.hasSmallLetters ? readers.letters : readers.digits);
    if (!reading.cells.empty() && !read.isKiller)
        addUnread(reading, grey, flat, board.map);
    reading.crossings = crossingsOf(board.map);
    reading.cellSide = board.map.cellSide(grey.size());
    reading.coverage = fit.coverage;
    return std::move(read.reading);
}

FoundBoards boardsIn(const QImage &grey, const ReadingRequest &request)
{
    if (!request.corners)
        return findBoards(grey);
    FoundBoards found{.picture = FlatPicture(grey, lookingSide), .boards = {}};
    found.boards.push_back(boardAt(found.picture, *request.corners, request.size));
    FoundBoards bright{.picture = FlatPicture(grey, lookingSide, InkTone::Bright), .boards = {}};
    bright.boards.push_back(boardAt(bright.picture, *request.corners, request.size));
    return bright.boards.front().score > found.boards.front().score ? bright : found;
}

/// Whether something was read: digits or, in a killer, sums. Cages that were not read are something too.
bool hasDigits(const BoardReading &board)
{
    return board.countOf(isFilled) > 0 || !board.unread.empty()
           || std::ranges::any_of(board.rules, [](const RuleReading &rule) { return rule.seen.has_value(); });
}

/// Leaves out what has no digits, such as the solution grid to be filled in beside a puzzle, if others have
/// some.
void leaveOutEmpty(std::vector<BoardReading> &boards)
{
    const auto isEmpty = [](const BoardReading &board) { return !hasDigits(board); };
    if (!std::ranges::all_of(boards, isEmpty))
        std::erase_if(boards, isEmpty);
}

/// Says what is wrong with the readings, if they are no use.
void judge(PictureReading &reading)
{
    if (reading.boards.empty()) {
        reading.problem = PictureProblem::NoBoard;
        return;
    }
    const BoardReading &first = reading.boards.front();
    const double digit = digitShare * first.cellSide;
    if (digit < legibleDigit && !first.isClear) {
        reading.problem = PictureProblem::TooBlurred;
        reading.detail = static_cast<int>(std::lround(digit));
    } else if (!hasDigits(first)) {
        reading.problem = PictureProblem::NoDigits;
    }
}

bool isUnique(const PictureReading &reading)
{
    return !reading.problem && reading.boards.front().verdict == ReadingVerdict::Unique;
}

/// Returns whether several boards were read, all with many digits that may be right together, and none in
/// doubt. A single board is looked for on paper too: cages may be found there.
bool areWellRead(const PictureReading &reading)
{
    constexpr int share = 6; // every sixth cell: few puzzles have less
    return !reading.problem && reading.boards.size() > 1
           && std::ranges::all_of(reading.boards, [](const BoardReading &board) {
                  return (board.verdict == ReadingVerdict::Unique || board.verdict == ReadingVerdict::Several)
                         && board.unread.empty() && share * board.countOf(isFilled) >= std::ssize(board.cells)
                         && std::ranges::none_of(board.cells, &CellReading::isDoubtful);
              });
}

bool hasContradiction(const PictureReading &reading)
{
    return !reading.boards.empty() && reading.boards.front().verdict == ReadingVerdict::None;
}

/// Returns the area of all boards, in pixels of the picture.
double areaOf(const PictureReading &reading)
{
    double area = 0;
    for (const BoardReading &board : reading.boards)
        area += std::pow(board.cellSide * board.size(), 2);
    return area;
}

std::size_t ruleCount(const PictureReading &reading)
{
    return reading.boards.empty() ? 0 : reading.boards.front().rules.size();
}

PictureReading readFound(const QImage &picture, const QImage &grey, const FoundBoards &found,
                         const ReadingRequest &request, const CellReaders &readers,
                         const std::stop_token &stop)
{
    PictureReading reading{.picture = grey.size()};
    const auto tell = [&] {
        if (request.progress)
            request.progress(static_cast<int>(reading.boards.size()), static_cast<int>(found.boards.size()));
    };
    for (const GridFit &fit : found.boards) {
        tell();
        BoardReading board = readingOf(picture, grey, found.picture, fit, readers, stop);
        if (stop.stop_requested())
            return {.problem = PictureProblem::Stopped, .picture = grey.size()};
        reading.boards.push_back(std::move(board));
    }
    leaveOutEmpty(reading.boards);
    judge(reading);
    return reading;
}

} // namespace

PictureReading readPicture(const QImage &picture, const ReadingRequest &request, const CellReaders &given,
                           const std::stop_token &stop)
{
    const CellReaders readers{remembering(given.digits), remembering(given.letters)};
    const QImage grey = greyOf(picture);
    const FoundBoards found = boardsIn(grey, request);
    const PictureReading reading = readFound(picture, grey, found, request, readers, stop);
    if (found.boards.empty() || !found.boards.front().isExact || isUnique(reading) || areWellRead(reading))
        return reading;
    // Other parts of a drawing have exact lines too, such as the keys of a window, or steps of slanted lines.
    const PictureReading other =
        readFound(picture, grey, findBoards(grey, BoardLines::OnPaper), request, readers, stop);
    const bool isWorse = hasContradiction(other) && !hasContradiction(reading);
    const bool isBetter = !other.problem && ruleCount(other) >= ruleCount(reading)
                          && (isUnique(other) || (!isWorse && areaOf(other) >= areaOf(reading)));
    return reading.problem || isBetter ? other : reading;
}

} // namespace sudoku
