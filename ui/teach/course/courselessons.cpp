#include "ui/teach/course/courselessons.h"

#include "core/board/clues.h"
#include "core/board/translate.h"
#include "core/formats/readpuzzle.h"
#include "core/hints/steps/position.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using enum CourseLesson::Task;

constexpr std::string_view small = "1234341221434321";
constexpr std::string_view middle = "435216261543342651516324153462624135";
constexpr std::string_view large =
    "726849315583721469914536827172465938398217654645983271237194586461358792859672143";
constexpr std::string_view first =
    "475219368682375914319684527247831659891456273563927841758163492124598736936742185";

const std::vector<CourseLesson> table{
    {TR_NOOP("CourseLesson", "Rows"),
     TR_NOOP("CourseLesson",
             "A row has each digit from 1 to 4 once. One is missing: click the open cell and type it."),
     "12.4341221434321", small},
    {TR_NOOP("CourseLesson", "Columns"),
     TR_NOOP("CourseLesson", "A column has each digit once too. Fill the open cells; the arrow keys move."),
     "1.343.122.434.21", small},
    {TR_NOOP("CourseLesson", "Boxes"),
     TR_NOOP("CourseLesson",
             "Thick lines make boxes, and a box has each digit once as well. Fill the open box."),
     "12..34..21434321", small},
    {TR_NOOP("CourseLesson", "What can it be?"),
     TR_NOOP(
         "CourseLesson",
         "Look at r2c2, in row 2 and column 2: which digit is not in its row, column or box? Type it there."),
     "12.....22....3..",
     small,
     Enter,
     {5}},
    {TR_NOOP("CourseLesson", "Where can it go?"),
     TR_NOOP("CourseLesson",
             "The box at the top right needs a 3, and row 2 has one already. Put the 3 where it must go."),
     "...43........3..",
     small,
     Enter,
     {2}},
    {TR_NOOP("CourseLesson", "A whole puzzle"),
     TR_NOOP("CourseLesson", "Solve this small Sudoku. Ask for each open cell what it can be, and for each "
                             "digit where it can go."),
     "1..4.4..2.....21", small},
    {TR_NOOP("CourseLesson", "Six digits"),
     TR_NOOP("CourseLesson",
             "Here rows, columns and boxes have the digits from 1 to 6. The rules are the same."),
     "4.5216.61.4334.65.51.3241.34.2624.35", middle},
    {TR_NOOP("CourseLesson", "Pencil marks"),
     TR_NOOP("CourseLesson", "If a cell can be one of several digits, note them: type both digits that r1c1 "
                             "can be while Ctrl is held."),
     "..5216.61543.42651.16324153462624135",
     middle,
     PencilMarks,
     {0}},
    {TR_NOOP("CourseLesson", "Nine digits"),
     TR_NOOP("CourseLesson", "This is the board of the newspapers, nearly full. Each open cell is the last "
                             "one of a row, a column or a box."),
     "7268.931558.721469914536.27172465.383982.765464.98327123.19458.461358792859.72143", large},
    {TR_NOOP("CourseLesson", "Your first Sudoku"),
     TR_NOOP(
         "CourseLesson",
         "Solve it in your own time. If you are stuck, F12 gives a hint: first where to look, then more."),
     "4.5..936..82.75..43...845....7.3..598914.6.7....9...4175816..9.....9...6..6.4218.", first},
};

Board read(std::string_view text)
{
    return readPuzzle(text)->board;
}

bool isMarked(const Board &now, Cell cell, DigitSet candidates)
{
    return now.digitAt(cell) == noDigit && (now.centreMarks[cell] | now.cornerMarks[cell]) == candidates;
}

} // namespace

std::span<const CourseLesson> courseLessons()
{
    return table;
}

Board boardOf(const CourseLesson &lesson)
{
    return read(lesson.puzzle);
}

Grid solutionOf(const CourseLesson &lesson)
{
    return read(lesson.solution).puzzle.givens;
}

std::vector<Cell> askedCells(const CourseLesson &lesson)
{
    if (!lesson.cells.empty())
        return lesson.cells;
    const Board board = boardOf(lesson);
    std::vector<Cell> open;
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
        if (!board.isGiven(cell))
            open.push_back(cell);
    return open;
}

std::vector<Cell> wrongCells(const CourseLesson &lesson, const Board &now)
{
    const Grid solution = solutionOf(lesson);
    std::vector<Cell> wrong;
    for (Cell cell = 0; cell < now.entries.cellCount(); ++cell)
        if (now.digitAt(cell) != noDigit && now.digitAt(cell) != solution[cell])
            wrong.push_back(cell);
    return wrong;
}

LessonState stateOf(const CourseLesson &lesson, const Board &now)
{
    if (hasHelpOfSolve(now)) // first: of several solutions Solve may have taken another one
        return LessonState::Solved;
    if (!wrongCells(lesson, now).empty())
        return LessonState::Wrong;
    const Grid solution = solutionOf(lesson);
    const Position position(now.puzzle);
    const auto isDone = [&](Cell cell) {
        return lesson.task == PencilMarks ? isMarked(now, cell, position.candidates(cell))
                                          : now.digitAt(cell) == solution[cell];
    };
    return std::ranges::all_of(askedCells(lesson), isDone) ? LessonState::Done : LessonState::Open;
}

} // namespace sudoku
