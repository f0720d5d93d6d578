#include <QLabel>
#include <QTest>
#include <QToolButton>

#include "core/hints/steps/position.h"
#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/teach/course/courselessons.h"
#include "ui/teach/course/sudokucourse.h"
#include "ui/teach/learn/learner.h"
#include "ui/teach/learn/learnpage.h"

namespace sudoku::tst_sudokucourse {

class TestSudokuCourse : public QObject, private WindowBench
{
    Q_OBJECT

private:
    /// Does by keys what \a lesson asks.
    void doLesson(const CourseLesson &lesson)
    {
        const Grid solution = solutionOf(lesson);
        for (const Cell cell : askedCells(lesson)) {
            view().setCurrentCell(cell);
            if (lesson.task == CourseLesson::Task::Enter)
                key(Qt::Key(Qt::Key_0 + solution[cell]));
            else
                for (const Digit digit : Position(document().board().puzzle).candidates(cell))
                    key(Qt::Key(Qt::Key_0 + digit), Qt::ControlModifier);
        }
    }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void leadsThroughAllLessonsByKeys()
    {
        trigger(Command::LearnSudoku);
        int number = 0;
        for (const CourseLesson &lesson : courseLessons()) {
            const QString title = QString("Lesson %1 of 10: ").arg(++number);
            QVERIFY2(message().startsWith(title), qPrintable(message()));
            QVERIFY(m_window->windowTitle().startsWith(title));
            doLesson(lesson);
            QVERIFY2(message().startsWith("Right."), qPrintable(message()));
            key(Qt::Key_Return);
        }
        QVERIFY2(message().startsWith("You know the rules"), qPrintable(message()));
        m_window->messageBar().message().offer.run();
        QVERIFY(m_window->findChild<Learner *>()->page()->isVisible());
    }

    void comesBackToTheLessonWhereItStopped()
    {
        trigger(Command::LearnSudoku);
        doLesson(courseLessons().front());
        key(Qt::Key_Return);
        QVERIFY(message().startsWith("Lesson 2 of 10: "));
        document().edit(Board(emptyBoard(9)), "Another");
        QVERIFY(!m_window->findChild<SudokuCourse *>()->isOnBoard());
        document().undoStack().setClean();
        trigger(Command::LearnSudoku);
        QVERIFY2(message().startsWith("Lesson 2 of 10: "), qPrintable(message()));
    }

    void solveIsNoAnswer()
    {
        m_settings->setField("course", "lesson", 6);
        trigger(Command::LearnSudoku);
        QVERIFY2(message().startsWith("Lesson 7 of 10: "), qPrintable(message()));
        trigger(Command::Solve);
        QVERIFY(QTest::qWaitFor([&] { return message().startsWith("Solve filled in the board."); },
                                windowPatience));
        QVERIFY(waitUntilSolved());
        key(Qt::Key_Return); // does not go on
        QVERIFY2(m_window->windowTitle().startsWith("Lesson 7"), qPrintable(m_window->windowTitle()));
        m_window->messageBar().message().offer.run(); // Undo
        doLesson(courseLessons()[6]);
        QVERIFY2(message().startsWith("Right."), qPrintable(message()));
    }

    void saysWhatIsWrongAndGoesOn()
    {
        trigger(Command::LearnSudoku);
        view().setCurrentCell(askedCells(courseLessons().front()).front());
        key(Qt::Key_1);
        QCOMPARE(message(), "r1c3 is wrong. Two 1s in row 1: r1c1 and r1c3.");
        QCOMPARE(m_window->messageBar().message().offer.text, "Clear");
        m_window->messageBar().message().offer.run();
        QVERIFY2(message().startsWith("Lesson 1 of 10: "), qPrintable(message()));
        doLesson(courseLessons().front());
        QVERIFY2(message().startsWith("Right."), qPrintable(message()));
    }

    void aWrongDigitThatBreaksNoRuleIsNamedToo()
    {
        m_settings->setField("course", "lesson", 4);
        trigger(Command::LearnSudoku);
        view().setCurrentCell(askedCells(courseLessons()[4]).front());
        key(Qt::Key_2);
        QCOMPARE(message(), "r1c3 is wrong. No rule is broken yet.");
    }

    void aPartOfAPuzzleIsNotSaidToHaveSeveralSolutions()
    {
        const auto *chip = m_window->statusBar()->findChild<QLabel *>("solutions");
        m_settings->setField("course", "lesson", 4);
        trigger(Command::LearnSudoku);
        const Board lesson = document().board();
        key(Qt::Key_Escape);
        QVERIFY(!m_window->findChild<SudokuCourse *>()->isOnBoard());
        document().edit(lesson, "The same board, but no lesson");
        QTRY_VERIFY_WITH_TIMEOUT(chip->isVisible(), windowPatience);
        document().undoStack().setClean();
        trigger(Command::LearnSudoku);
        QVERIFY(m_window->findChild<SudokuCourse *>()->isOnBoard());
        QVERIFY(!chip->isVisible());
    }

    void escapeEndsIt()
    {
        trigger(Command::LearnSudoku);
        QVERIFY(m_window->messageBar().findChild<QToolButton *>("exit")->isVisible());
        key(Qt::Key_Escape);
        QVERIFY(!m_window->findChild<SudokuCourse *>()->isOnBoard());
        QCOMPARE(document().board().puzzle, emptyBoard(9));
        QVERIFY(!m_window->windowTitle().startsWith("Lesson"));
    }

    void enterStaysWhileSomethingIsLeftToDo()
    {
        trigger(Command::LearnSudoku);
        key(Qt::Key_Return);
        QVERIFY2(message().startsWith("Lesson 1 of 10: "), qPrintable(message()));
    }
};

ADD_TEST(QApplication, TestSudokuCourse)

} // namespace sudoku::tst_sudokucourse

#include "tst_sudokucourse.moc"
