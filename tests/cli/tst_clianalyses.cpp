// Covers app/cli/answers: explain, fixes, hint, pairs, stepobject, storyanswer, values, why

#include <QCoreApplication>
#include <QtTest/QTest>

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include "tests/cli/program.h"
#include "tests/testdata.h"

#include "core/formats/readpuzzle.h"
#include "core/formats/text/format.h"
#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <csignal>

namespace sudoku::tst_clianalyses {

constexpr char twoSolutions[] =
    ".................1.....2.3...1..4.....5.....6..6..7.2..4.....7..8..5.....9..1....";

QByteArray line(const Grid &grid)
{
    return QByteArray::fromStdString(text(grid)) + '\n';
}

Grid readGrid(const QString &line)
{
    return readPuzzle(line.toStdString())->board.puzzle.givens;
}

QJsonObject object(const Result &result)
{
    return QJsonDocument::fromJson(result.output).object();
}

/// What a field says of the cell \a index, from 0.
QJsonArray digits(const QJsonObject &answer, const char *field, int index)
{
    return answer[QLatin1String(field)].toArray()[index].toArray();
}

/// A puzzle with one wrong clue. A fix is found in less than a tenth of the time that a minimal contradiction
/// takes.
QByteArray puzzleWithAWrongClue()
{
    QByteArray lines;
    for (const char *sum :
         {"15 r6c1 r6c2", "8 r8c1 r8c2", "6 r1c6 r2c6", "16 r5c1 r5c2", "6 r3c1 r3c2", "14 r1c3 r2c3",
          "22 r1c9 r2c9", "24 r1c1 r1c2", "21 r1c1 r2c1", "7 r1c5 r2c5", "8 r4c1 r4c2", "16 r7c1 r7c2",
          "10 r1c4 r2c4", "10 r1c2 r2c2", "0 r9c1 r9c2", "0 r1c7 r2c7", "6 r2c1 r2c2", "24 r1c8 r2c8"})
        lines += QByteArray("# sudoku-workbench: variant sandwich ") + sum + '\n';
    return lines + "...............5.......3.........9...............................................\n";
}

/// Returns the answer of \a command to \a input that is written when it is interrupted after \a delay (ms),
/// or its whole answer if that came before.
QByteArray answerUntil(int delay, const QString &command, const QByteArray &input)
{
    QProcess process;
    start(process, command);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(delay)) {
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        process.waitForFinished(patience);
    }
    return process.readAllStandardOutput();
}

/// What holds of answers that are not the same each time: those of the solver's choice, and the best so far.
class TestCliAnalyses : public QObject
{
    Q_OBJECT

private slots:
    void comparesTwoSolutions_data();
    void comparesTwoSolutions();
    void aFixDoesNotWaitForTheExplanation();
    void tellsWhichCandidatesAreNotDecided();
    void tellsHowManyPairsAreNotDecided();
    void handsOutTheBestSoFar();
    void keepsCellsAndSymmetry();
    void provesItsVerdict_data();
    void provesItsVerdict();
    void provesOnlyOnePuzzle();
    void askedForAnEngineUsesIt();
};

void TestCliAnalyses::aFixDoesNotWaitForTheExplanation()
{
    QByteArray answer;
    for (int delay = 50; answer.isEmpty() || answer == "undecided\n"; delay *= 2) // however slow the machine
        answer = answerUntil(delay, "explain --fix", puzzleWithAWrongClue());
    QVERIFY2(answer.startsWith("undecided; fix: r2c7 5>"), answer);
}

void TestCliAnalyses::comparesTwoSolutions_data()
{
    QTest::addColumn<QByteArray>("puzzle");
    QTest::newRow("4x4") << QByteArray("................");
    QTest::newRow("9x9") << QByteArray(twoSolutions);
    QTest::newRow("9x9, nothing given") << QByteArray(81, '.');
}

void TestCliAnalyses::comparesTwoSolutions()
{
    QFETCH(QByteArray, puzzle);
    const Result result = run("explain --format json", puzzle);
    QCOMPARE(result.exitStatus, 0);
    const QJsonObject answer = object(result);
    const QJsonArray solutions = answer["solutions"].toArray();
    QCOMPARE(solutions.size(), 2);
    const Puzzle asked = board(puzzle.toStdString());
    const Grid one = readGrid(solutions[0].toString());
    const Grid other = readGrid(solutions[1].toString());
    QVERIFY(isSolution(asked, one) && isSolution(asked, other));
    QJsonArray expected;
    for (Cell cell = 0; cell < one.cellCount(); ++cell)
        if (one[cell] != other[cell])
            expected.append(QJsonObject{{"cell", QString::fromStdString(asked.geometry.cellName(cell))},
                                        {"digits", QJsonArray{one[cell], other[cell]}}});
    QCOMPARE(answer["differences"].toArray(), expected);
    QVERIFY(expected.size() >= 4 && expected.size() <= 6);
}

void TestCliAnalyses::tellsWhichCandidatesAreNotDecided()
{
    const Grid givens = hardPuzzle().givens;
    const Result result = run("candidates --format json --time-limit 0.001", line(givens));
    QCOMPARE(result.exitStatus, 3);
    const QJsonObject answer = object(result);
    QCOMPARE(answer["verdict"].toString(), "undecided");
    for (const char *field : {"candidates", "unique", "open"})
        QCOMPARE(answer[QLatin1String(field)].toArray().size(), 625);
    int openCount = 0;
    for (Cell cell = 0; cell < 625; ++cell) {
        const QJsonArray possible = digits(answer, "candidates", cell);
        const QJsonArray open = digits(answer, "open", cell);
        QVERIFY(possible.size() + open.size() >= 1 && possible.size() + open.size() <= 25);
        QVERIFY(
            std::ranges::none_of(open, [&](const QJsonValue &digit) { return possible.contains(digit); }));
        openCount += static_cast<int>(open.size());
    }
    QVERIFY(openCount > 0);
}

void TestCliAnalyses::tellsHowManyPairsAreNotDecided()
{
    const Result result = run("pairs --format json --time-limit 0.001", line(hardPuzzle().givens));
    QCOMPARE(result.exitStatus, 3);
    const QJsonObject answer = object(result);
    QCOMPARE(answer["verdict"].toString(), "undecided");
    QVERIFY(answer["equal"].toArray().isEmpty() && answer["different"].toArray().isEmpty());
    QCOMPARE(answer["open"].toInt(), 625 * 624 / 2);
}

void TestCliAnalyses::handsOutTheBestSoFar()
{
    const Grid solution = solve(emptyBoard(25)).solution;
    const Result result = run("minimize --format json --time-limit 1", line(solution));
    QCOMPARE(result.exitStatus, 3);
    const QJsonObject answer = object(result);
    QCOMPARE(answer["verdict"].toString(), "undecided");
    QCOMPARE(answer["givens"].toInt(), 625);
    const Grid left = readGrid(answer["minimized"].toString());
    QCOMPARE(answer["minimizedGivens"].toInt(), left.filledCount());
    QVERIFY(left.filledCount() < 625);
    Puzzle minimized = emptyBoard(25);
    minimized.givens = left;
    const CheckResult checked = check(minimized);
    QCOMPARE(checked.verdict, Uniqueness::Unique);
    QVERIFY(checked.solutions.front() == solution);
}

void TestCliAnalyses::keepsCellsAndSymmetry()
{
    const Grid solution = solve(emptyBoard(9), {.seed = 3}).solution;
    const Result result = run("minimize --symmetry half-turn --keep r1c1,r5c5 --seed 3", line(solution));
    QCOMPARE(result.exitStatus, 0);
    const Grid left = readGrid(result.output);
    for (Cell cell = 0; cell < 81; ++cell)
        QCOMPARE(left.isFilled(cell), left.isFilled(80 - cell));
    QVERIFY(left.isFilled(0) && left.isFilled(40) && left.filledCount() < 60);
}

void TestCliAnalyses::provesItsVerdict_data()
{
    QTest::addColumn<QByteArray>("puzzle");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<int>("exitStatus");
    QTest::addColumn<bool>("hasProof");
    QTest::newRow("unique") << QByteArray("1.34341221434321") << "unique" << 0 << true;
    QTest::newRow("none") << QByteArray("123............4") << "none" << 1 << true;
    QTest::newRow("multiple") << QByteArray("1234............") << "multiple" << 1 << false;
}

void TestCliAnalyses::provesItsVerdict()
{
    QFETCH(QByteArray, puzzle);
    QFETCH(QString, verdict);
    QFETCH(int, exitStatus);
    QFETCH(bool, hasProof);
    const QTemporaryDir folder;
    const QString file = folder.filePath("evidence");
    const Result result = run("check --format json --proof " + file, puzzle);
    if (result.errors.contains("built without CaDiCaL"))
        QSKIP("built without CaDiCaL");
    QCOMPARE(result.exitStatus, exitStatus);
    QCOMPARE(object(result)["verdict"].toString(), verdict);
    QCOMPARE(object(result)["verified"].toBool(), hasProof);
    QCOMPARE(QFileInfo(file + ".cnf").size() > 0, hasProof);
    QCOMPARE(QFileInfo(file + ".drat").size() > 0, hasProof);
    QCOMPARE(result.errors.contains("no proof was written"), !hasProof);
}

void TestCliAnalyses::provesOnlyOnePuzzle()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("evidence");
    const Result two = run("check --proof " + file, "1.34341221434321\n1.34341221434321\n");
    QCOMPARE(two.exitStatus, 2);
    QCOMPARE(two.errors, QByteArray("-:2:1: '--proof' takes one puzzle, but this is a second one\n"));
    QVERIFY(!QFileInfo::exists(file + ".cnf"));
    const Result nowhere = run("check --proof " + folder.filePath("no/folder"), "1.34341221434321\n");
    QCOMPARE(nowhere.exitStatus, 2);
    QCOMPARE(nowhere.output, QByteArray("unique\n"));
}

void TestCliAnalyses::askedForAnEngineUsesIt()
{
    const Puzzle puzzle = readCorpus("c9_17clue.txt", 2).back().puzzle; // singles alone do not solve it
    const auto variables = [&](const QString &options) {
        const QString command = QStringLiteral("check --format json ") + options;
        return object(run(command, line(puzzle.givens)))["statistics"].toObject()["variables"].toInt();
    };
    QCOMPARE(variables({}), 0); // a few guesses do
    for (const char *option : {"--solver minisat", "--at-most-one binary", "--seed 3"})
        QVERIFY(variables(QString::fromLatin1(option)) > 0);
}

ADD_TEST(QCoreApplication, TestCliAnalyses)

} // namespace sudoku::tst_clianalyses

#include "tst_clianalyses.moc"
