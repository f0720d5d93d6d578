#include <QTest>

#include "core/hints/steps/position.h"
#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/teach/course/courselessons.h"
#include "ui/teach/course/sudokucourse.h"
#include "ui/teach/learn/learner.h"
#include "ui/teach/learn/learnwindow.h"

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
        QVERIFY(m_window->findChild<Learner *>()->window()->isVisible());
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
