#include <QApplication>
#include <QTest>

#include "core/board/symbols.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/printjob/paper.h"
#include "ui/teach/lessons/lesson.h"
#include "ui/teach/lessons/storylesson.h"

namespace sudoku::tst_storylesson {

const auto noProgress = [](const ProgressReport &) {};

/// 2 has no place in box 6 and none in column 8; 4 is a clue that nothing needs.
Puzzle contradictory()
{
    Puzzle puzzle = emptyBoard(9);
    for (const auto &[row, column, digit] :
         {std::tuple{2, 7, 2}, {7, 9, 2}, {5, 6, 2}, {4, 8, 8}, {6, 8, 1}, {9, 1, 4}})
        puzzle.givens.set(puzzle.geometry.cellAt(row - 1, column - 1), digit);
    return puzzle;
}

Story storyOf(const Puzzle &puzzle)
{
    StoryAnswer answer = findStory(puzzle);
    require(answer.story.has_value(), "a puzzle with a solution");
    return *std::move(answer.story);
}

class TestStoryLesson : public QObject
{
    Q_OBJECT

private slots:
    void tellsThePartsInOrder()
    {
        const Puzzle puzzle = contradictory();
        const SymbolSet &symbols = symbolSets().front();
        const StoryLesson lesson({Board(puzzle)}, storyOf(puzzle), symbols);
        QCOMPARE(lesson.stepCount(), std::size_t{1});
        QCOMPARE(lesson.runs({}).size(), std::size_t{1});
        const LessonStep step = lesson.stepOf({0, 1});
        QVERIFY2(step.heading.startsWith("1. 2 has no place in "), qPrintable(step.heading));
        QVERIFY2(step.sentence.contains("2 in r2c7"), qPrintable(step.sentence));
        QVERIFY(lesson.summary().at(1).endsWith("contradict each other."));
        QVERIFY(lesson.board().isGiven(puzzle.geometry.cellAt(8, 0)));
        QVERIFY2(!step.board.isGiven(puzzle.geometry.cellAt(8, 0)), "a clue that is not of the set");
    }

    void eachFormatHasIt_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(lessonFormats().size()); ++i)
            QTest::newRow(std::string(lessonFormats()[i].suffix).c_str()) << i;
    }

    void eachFormatHasIt()
    {
        QFETCH(int, index);
        const Puzzle puzzle = contradictory();
        const SymbolSet &symbols = symbolSets().front();
        const Lesson lesson{std::make_shared<StoryLesson>(Subject{Board(puzzle)}, storyOf(puzzle), symbols),
                            &symbols, findPaper("A4")};
        const LessonFormat &format = lessonFormats()[index];
        const std::optional<QByteArray> contents = format.write(lesson, {}, noProgress);
        QVERIFY(contents);
        if (format.suffix == "pdf")
            QVERIFY(contents->startsWith("%PDF"));
        else
            QVERIFY(contents->contains("1. 2 has no place in "));
    }
};

ADD_TEST(QApplication, TestStoryLesson)

} // namespace sudoku::tst_storylesson

#include "tst_storylesson.moc"
