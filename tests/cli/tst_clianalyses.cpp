#include <QtTest/QTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/cli/program.h"
#include "tests/testdata.h"

#include "core/formats/format.h"
#include "core/solve/solve.h"
#include "core/variants/violations.h"

using namespace sudoku;

namespace {

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

} // namespace

/// What holds of answers that are not the same each time: those of the solver's choice, and the best so far.
class TestCliAnalyses : public QObject
{
    Q_OBJECT

private slots:
    void comparesTwoSolutions_data();
    void comparesTwoSolutions();
    void tellsWhichCandidatesAreNotDecided();
    void handsOutTheBestSoFar();
    void keepsCellsAndSymmetry();
};

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
    for (Cell cell = 0; cell < 625; ++cell)
        QCOMPARE(digits(answer, "candidates", cell).size() + digits(answer, "open", cell).size(), 25);
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

QTEST_GUILESS_MAIN(TestCliAnalyses)
#include "tst_clianalyses.moc"
