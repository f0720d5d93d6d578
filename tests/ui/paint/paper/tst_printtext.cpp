#include <QGuiApplication>
#include <QTest>

#include "core/formats/readpuzzle.h"
#include "core/formats/text/format.h"
#include "core/formats/text/keptmembers.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/printcheck.h"
#include "ui/text/words.h"

Q_DECLARE_METATYPE(sudoku::Board)

namespace sudoku::tst_printtext {

Board boardWithout(std::initializer_list<std::string> rules, bool isSwitchedOff = false)
{
    Board board(emptyBoard(4));
    RuleCounts counts;
    for (const std::string &rule : rules)
        counts[rule] = 1;
    keepUnsupported(counts, board);
    if (isSwitchedOff)
        board.switchedOff = {{findVariant("diagonal"), {}}};
    return board;
}

using Checked = OrHalt<Uniqueness>;

PrintedPuzzle checkedAs(const Checked &verdict, const Board &board)
{
    PrintedPuzzle puzzle(board);
    CheckResult result{verdict, {}, {}};
    if (verdict == Uniqueness::Unique)
        result.solutions = {Grid(16)};
    setChecked(puzzle, result);
    return puzzle;
}

Board boardOf(const char *text)
{
    const TextResult read = readPuzzle(text);
    require(read.has_value(), text);
    return read->board;
}

constexpr auto fortress = "not checked: the rule 'fortress' is not supported";

class TestPrintText : public QObject
{
    Q_OBJECT

private slots:
    void theWarningIsTrue_data()
    {
        QTest::addColumn<Checked>("verdict");
        QTest::addColumn<Board>("board");
        QTest::addColumn<QString>("warning");
        const Board plain(emptyBoard(4));
        QTest::newRow("unique") << Checked(Uniqueness::Unique) << plain << "";
        QTest::newRow("multiple") << Checked(Uniqueness::Multiple) << plain << "more than one solution";
        QTest::newRow("none") << Checked(Uniqueness::None) << plain << "no solution";
        QTest::newRow("stopped") << Checked(halted(Halt::Stopped)) << plain
                                 << "not checked: stopped before there was an answer";
        QTest::newRow("memory") << Checked(halted(Halt::OutOfMemory)) << plain
                                << "not checked: not enough memory";
        QTest::newRow("solver") << Checked(halted(Halt::SolverFailed)) << plain
                                << "not checked: the solver failed";
        QTest::newRow("wrong") << Checked(halted(Halt::WrongSolution)) << plain
                               << "not checked: the solver failed";
        const Board one = boardWithout({"fortress"});
        QTest::newRow("unsupported, multiple") << Checked(Uniqueness::Multiple) << one << fortress;
        QTest::newRow("unsupported, unique") << Checked(Uniqueness::Unique) << one << fortress;
        QTest::newRow("unsupported, none")
            << Checked(Uniqueness::None) << one << "no solution"; // nor with the rule
        QTest::newRow("two") << Checked(Uniqueness::Multiple) << boardWithout({"entropic", "fortress"})
                             << "not checked: the rules 'entropic' and 'fortress' are not supported";
        QTest::newRow("switched off") << Checked(Uniqueness::Multiple) << boardWithout({}, true)
                                      << QStringLiteral("not checked: the rule '%1' is switched off")
                                             .arg(nameText(*findVariant("diagonal")));
    }

    void theWarningIsTrue()
    {
        QFETCH(Checked, verdict);
        QFETCH(Board, board);
        QFETCH(QString, warning);
        const PrintedPuzzle puzzle = checkedAs(verdict, board);
        QCOMPARE(warningText(puzzle), warning);
        QCOMPARE(puzzle.hasOneSolution(), warning.isEmpty()); // else there would be a solution at the end
        QCOMPARE(factsText(puzzle, {}), warning);
    }

    void whatNobodyAskedSaysNoReason()
    {
        QCOMPARE(warningText(PrintedPuzzle(boardWithout({"fortress"}))), "not checked");
    }

    void theTitleIsThatOfThePuzzle_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("note");
        QTest::addColumn<QString>("title");
        QTest::addColumn<int>("seed");
        QTest::addColumn<QString>("level");
        const QByteArray digits = "1.34341221434321";
        QTest::newRow("nothing") << digits << ""
                                 << "" << 0 << "";
        QTest::newRow("note") << digits << "Sunday "
                              << "Sunday" << 0 << "";
        QTest::newRow("seed") << digits << "seed 42"
                              << "" << 42 << "";
        QTest::newRow("level and seed") << digits << "Hard 1122, seed 42"
                                        << "" << 42 << "Hard";
        QTest::newRow("level in other words") << "# sudoku-workbench: level Hard as nails\n" + digits << ""
                                              << "" << 0 << "Hard as nails";
        QTest::newRow("level") << digits << "Unfair"
                               << "" << 0 << "Unfair";
        QTest::newRow("no level") << digits << "Hardly anything"
                                  << "Hardly anything" << 0 << "";
        QTest::newRow("own level") << "# sudoku-workbench: level Hard\n" + digits << "Sunday"
                                   << "Sunday" << 0 << "Hard";
        QTest::newRow("own") << "# sudoku-workbench: members {\"title\":\"Start\"}\n" + digits << "Sunday"
                             << "Start" << 0 << "";
        QTest::newRow("own seed") << "# sudoku-workbench: members {\"title\":\"seed 7\"}\n" + digits << ""
                                  << "" << 7 << "";
        QTest::newRow("f-puzzles") << QByteArray(
            R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],)"
            R"([{},{},{},{}],[{},{},{},{}]],"title":"Fog","author":"Ada"})")
                                   << ""
                                   << "Fog, by Ada" << 0 << "";
        QTest::newRow("author") << "# sudoku-workbench: members {\"author\":\"Ada\"}\n" + digits << ""
                                << "by Ada" << 0 << "";
    }

    void theTitleIsThatOfThePuzzle()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, note);
        QFETCH(QString, title);
        QFETCH(int, seed);
        PrintedPuzzle puzzle(boardOf(text));
        addTitle(puzzle, note);
        QCOMPARE(puzzle.title, title);
        QCOMPARE(static_cast<int>(puzzle.seed.value_or(0)), seed);
        QFETCH(QString, level);
        QCOMPARE(puzzle.level, level);
        QCOMPARE(puzzle.score.value_or(0), note.contains("1122") ? 1122 : 0);
    }
};

ADD_TEST(QGuiApplication, TestPrintText)

} // namespace sudoku::tst_printtext

#include "tst_printtext.moc"
