#include <QTest>

#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/hints/techniques.h"
#include "ui/text/steptext.h"

namespace sudoku::tst_exoticwhy {

/// The sentences of patterns of the hardest puzzles.
class TestExoticWhy : public QObject
{
    Q_OBJECT

private slots:
    void saysWhy_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::addColumn<QString>("technique");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("whole");
        QTest::newRow("exocet")
            << "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"
            << "junior-exocet"
            << "r5c4 and r5c6"
            << "Junior Exocet: The base r5c4 and r5c6 and the targets r4c2 and r6c8 have the same two of the "
               "digits 1, 3 "
               "and 6: a digit that only the base had would have to be in each of column 2, column 5 and "
               "column 8 "
               "outside their band or stack, which have too few places for it; the targets have no other "
               "digit (2 and 4): r4c2<>2,4";
        QTest::newRow("SK loop")
            << "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
            << "sk-loop"
            << "r1c8, r3c8, r7c8, r8c1, r8c3, r8c7, r8c9 and r9c8"
            << "SK Loop: r1c2, r1c8, r2c1, r2c3, r2c7, r2c9, r3c2, r3c8, r7c2, r7c8, r8c1, r8c3, r8c7, r8c9, "
               "r9c2 and r9c8 can hold 5 and 9 once and 1, 2, 3, 4, 6, 7 and 8 twice: just as many digits as "
               "cells, so "
               "none of them may lose a place there: r1c3<>7 r2c5<>3,8 r2c6<>8 r3c1<>2 r5c2<>4,8 r5c8<>3,9 "
               "r7c3<>1 r8c4<>5 r8c5<>4 r9c1<>6";
        QTest::newRow("tridagon, one guardian")
            << "57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6.."
            << "tridagon"
            << "r4c6, r4c7, r5c5, r5c8, r6c4, r6c9, r7c4, r7c7, r8c5, r8c8, r9c6 and r9c9"
            << "Tridagon: 3, 5 and 7 alone cannot fill r4c6, r4c7, r5c5, r5c8, r6c4, r6c9, r7c4, r7c7, r8c5, "
               "r8c8, r9c6 and r9c9: r8c8=1";
        QTest::newRow("tridagon, two guardians")
            << "...........1..2.34..2.1356..17.86..3.6.2.1.8.2.873.6...7..28...12.36..7.8.61.73.."
            << "tridagon"
            << "r4c1, r4c4, r5c3, r5c5, r6c2, r6c6, r7c1, r7c4, r8c3, r8c6, r9c2 and r9c5"
            << "Tridagon: One of r5c3 and r7c1 is 3, because 4, 5 and 9 alone cannot fill r4c1, r4c4, r5c3, "
               "r5c5, r6c2, r6c6, r7c1, r7c4, r8c3, r8c6, r9c2 and r9c5: r5c1<>3 r7c3<>3";
    }
    void saysWhy()
    {
        QFETCH(QString, givens);
        QFETCH(QString, technique);
        const Puzzle puzzle = board(givens.toStdString());
        const Position position(puzzle);
        const StepText text(puzzle, position.rules(), symbolSets().front());
        const std::vector<Step> steps = findSteps(*findTechnique(technique.toStdString()), position, 1);
        QVERIFY(!steps.empty());
        QTEST(text.where(steps.front()), "where");
        QTEST(text.whole(steps.front()), "whole");
    }

    void saysWhyOfSteps_data()
    {
        QTest::addColumn<Step>("step");
        QTest::addColumn<QString>("why");
        const EvidenceGroup corners{Role::Pattern,
                                    {{0, 1}, {0, 2}, {2, 1}, {2, 2}, {4, 1}, {4, 2}, {6, 1}, {6, 2}}};
        Step rectangle{.technique = findTechnique("external-unique-rectangle"),
                       .eliminations = {{11, 1}},
                       .groups = {corners, {Role::Fin, {{3, 1}, {7, 1}}}},
                       .houses = {{0}, {1}}};
        QTest::newRow("external rectangle, two guardians")
            << rectangle
            << "One of r1c4 and r2c4 is 1, because otherwise 1 and 2 would only be in r1c1, r1c3, r2c1 and "
               "r2c3 "
               "in row 1 and row 2 and could change places, and there would be a second solution";
        rectangle.eliminations.clear();
        rectangle.placements = {{3, 1}};
        rectangle.groups[1].candidates = {{3, 1}};
        QTest::newRow("external rectangle, one guardian")
            << rectangle
            << "Otherwise 1 and 2 would only be in r1c1, r1c3, r2c1 and r2c3 in row 1 and row 2 and could "
               "change "
               "places, and there would be a second solution";
        Step medusa{.technique = findTechnique("3d-medusa"),
                    .eliminations = {{3, 1}},
                    .groups = {{Role::Coloured, {{0, 1}, {1, 2}}, 0}, {Role::Coloured, {{0, 2}, {5, 1}}, 1}}};
        QTest::newRow("medusa, trap")
            << medusa
            << "Either all of r1c1=1 and r1c2=2 are true or all of r1c1=2 and r2c2=1, and both exclude these";
        medusa.groups.push_back({Role::Pattern, {{0, 1}, {1, 2}}});
        QTest::newRow("medusa, two of a colour") << medusa
                                                 << "Either all of r1c1=1 and r1c2=2 are true or all of "
                                                    "r1c1=2 and r2c2=1; the former cannot all be "
                                                    "true, because r1c1=1 and r1c2=2 exclude each other";
        medusa.groups[2].candidates = {{7, 3}, {7, 4}};
        QTest::newRow("medusa, cell") << medusa
                                      << "Either all of r1c1=1 and r1c2=2 are true or all of r1c1=2 and "
                                         "r2c2=1; the former cannot all be "
                                         "true, because no digit would be left for r2c4";
        medusa.groups[2].candidates = {{4, 3}, {7, 3}};
        medusa.houses = {{1}};
        QTest::newRow("medusa, house") << medusa
                                       << "Either all of r1c1=1 and r1c2=2 are true or all of r1c1=2 and "
                                          "r2c2=1; the former cannot all be "
                                          "true, because no place would be left for 3 in row 2";
        QTest::newRow("locked cells") << Step{.technique = findTechnique("multi-sector-locked-sets"),
                                              .eliminations = {{3, 1}},
                                              .groups = {{Role::Pattern, {{0, 1}, {1, 1}}, 1},
                                                         {Role::Pattern, {{0, 2}, {1, 2}, {4, 2}}, 2},
                                                         {Role::Pattern, {{0, 3}, {4, 3}}, 3}}}
                                      << "r1c1, r1c2 and r2c1 can hold 1 once, 2 twice and 3 up to 3 times: "
                                         "just as many digits as cells, "
                                         "so none of them may lose a place there";
        QTest::newRow("tridagon with chains")
            << Step{.technique = findTechnique("tridagon"),
                    .eliminations = {{3, 4}},
                    .groups = {{Role::Pattern, {{0, 1}, {0, 2}, {0, 3}, {5, 1}}},
                               {Role::Fin, {{0, 4}, {5, 4}}}},
                    .chains = {{{{{0, 4}}, {{3, 4}}, true, false}},
                               {{{{5, 4}}, {{7, 3}}, true, true}, {{{7, 3}}, {{3, 4}}, true, false}}}}
            << "One of r1c1 and r2c2 is 4, because 1, 2 and 3 alone cannot fill r1c1 and r2c2; chains lead "
               "from "
               "each of these to the same conclusion.\n1. If r1c1=4, then r1c4<>4.\n2. If r2c2=4, then "
               "r2c4=3, "
               "then r1c4<>4";
    }
    void saysWhyOfSteps()
    {
        QFETCH(Step, step);
        const Puzzle puzzle = emptyBoard(4);
        const Position position(puzzle);
        QTEST(StepText(puzzle, position.rules(), symbolSets().front()).why(step), "why");
    }

    /// A colour of many candidates is not listed to its end.
    void longColoursAreCut()
    {
        const Puzzle puzzle = emptyBoard(16);
        const Position position(puzzle);
        Step step{.technique = findTechnique("3d-medusa"), .eliminations = {{20, 1}}};
        for (const int colour : {0, 1}) {
            step.groups.push_back({Role::Coloured, {}, colour});
            for (Cell cell = 0; cell < 16; ++cell)
                step.groups.back().candidates.push_back({cell, colour + 1});
        }
        const QString why = StepText(puzzle, position.rules(), symbolSets().front()).why(step);
        QVERIFY2(why.contains("r1c12=1, … are true") && !why.contains("r1c13"), qPrintable(why));
    }

    /// No sentence has a place for something that is missing.
    void sentencesAreWhole()
    {
        int count = 0;
        for (const CorpusPuzzle &puzzle : sampleOfCorpus("c9_forum_hardest_1106.txt", 80)) {
            const Position start(puzzle.puzzle);
            const StepText text(puzzle.puzzle, start.rules(), symbolSets().front());
            for (const char *id : {"external-unique-rectangle", "3d-medusa", "sk-loop", "junior-exocet",
                                   "tridagon", "multi-sector-locked-sets"})
                for (const Step &step : findSteps(*findTechnique(id), start, 100)) {
                    ++count;
                    QVERIFY2(!text.whole(step).contains('%') && !text.why(step).isEmpty(), id);
                    QVERIFY2(!text.where(step).isEmpty(), id);
                }
        }
        QVERIFY(count > 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestExoticWhy)

} // namespace sudoku::tst_exoticwhy

#include "tst_exoticwhy.moc"
