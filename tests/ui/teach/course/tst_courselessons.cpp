#include <QTest>

#include "core/hints/steps/position.h"
#include "core/solve/solve.h"
#include "tests/testprogram.h"
#include "ui/teach/course/courselessons.h"
#include "ui/text/strings.h"

#include <set>

namespace sudoku::tst_courselessons {

/// The board of \a lesson when all is done that it asks.
Board doneBoard(const CourseLesson &lesson)
{
    Board board = boardOf(lesson);
    const Grid solution = solutionOf(lesson);
    const Position position(board.puzzle);
    for (const Cell cell : askedCells(lesson))
        if (lesson.task == CourseLesson::Task::PencilMarks)
            board.centreMarks[cell] = position.candidates(cell);
        else
            board.enter(cell, solution[cell]);
    return board;
}

class TestCourseLessons : public QObject
{
    Q_OBJECT

private slots:
    void thereAreTenFromFourToNineDigits()
    {
        QCOMPARE(courseLessons().size(), std::size_t(10));
        std::set<int> sizes;
        int last = 0;
        for (const CourseLesson &lesson : courseLessons()) {
            const int size = boardOf(lesson).puzzle.geometry.size();
            QVERIFY(size >= last);
            last = size;
            sizes.insert(size);
        }
        QVERIFY((sizes == std::set{4, 6, 9}));
    }

    void everyLessonCanBeDone_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < courseLessons().size(); ++i)
            QTest::addRow("%s", courseLessons()[i].title.data()) << static_cast<int>(i);
    }

    void everyLessonCanBeDone()
    {
        QFETCH(const int, index);
        const CourseLesson &lesson = courseLessons()[index];
        const Board board = boardOf(lesson);
        const Grid solution = solutionOf(lesson);
        QVERIFY(toQString(lesson.text).size() < 140); // two lines of the message bar
        for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
            QVERIFY(!board.isGiven(cell) || board.puzzle.givens[cell] == solution[cell]);
        QVERIFY(stateOf(lesson, board) == LessonState::Open);
        QVERIFY(stateOf(lesson, doneBoard(lesson)) == LessonState::Done);
    }

    /// A digit that is asked for follows from the clues: no other one is right.
    void noOtherDigitIsRight_data() { everyLessonCanBeDone_data(); }

    void noOtherDigitIsRight()
    {
        QFETCH(const int, index);
        const CourseLesson &lesson = courseLessons()[index];
        const Board board = boardOf(lesson);
        const Grid solution = solutionOf(lesson);
        for (const Cell cell : askedCells(lesson)) {
            if (lesson.task == CourseLesson::Task::PencilMarks) {
                QCOMPARE(Position(board.puzzle).candidates(cell).size(), 2);
                continue;
            }
            for (Digit digit = 1; digit <= board.puzzle.geometry.digitCount(); ++digit) {
                Puzzle other = board.puzzle;
                other.givens.set(cell, digit);
                QCOMPARE(solve(other).outcome == Outcome::Solved, digit == solution[cell]);
            }
        }
    }

    void aWrongDigitIsSeen()
    {
        const CourseLesson &lesson = courseLessons().front();
        Board board = boardOf(lesson);
        const Cell cell = askedCells(lesson).front();
        board.enter(cell, solutionOf(lesson)[cell] == 1 ? 2 : 1);
        QVERIFY(stateOf(lesson, board) == LessonState::Wrong);
        QCOMPARE(wrongCells(lesson, board), std::vector<Cell>{cell});
    }

    void whatSolveFillsInIsNotDone()
    {
        for (const CourseLesson &lesson : courseLessons()) {
            Board board = doneBoard(lesson);
            board.isFromSolve.assign(board.entries.cellCount(), false);
            board.isFromSolve[askedCells(lesson).front()] = true;
            QVERIFY(stateOf(lesson, board) == LessonState::Solved);
        }
    }

    void marksMustBeTheCandidates()
    {
        const auto lesson =
            std::ranges::find(courseLessons(), CourseLesson::Task::PencilMarks, &CourseLesson::task);
        QVERIFY(lesson != courseLessons().end());
        Board board = doneBoard(*lesson);
        const Cell cell = askedCells(*lesson).front();
        board.centreMarks[cell].remove(board.centreMarks[cell].first());
        QVERIFY(stateOf(*lesson, board) == LessonState::Open);
    }
};

ADD_TEST(QApplication, TestCourseLessons)

} // namespace sudoku::tst_courselessons

#include "tst_courselessons.moc"
