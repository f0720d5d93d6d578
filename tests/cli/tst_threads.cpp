// Covers app/cli/run: batch, workers

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "tests/cli/program.h"
#include "tests/cli/transcript.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_threads {

/// Puzzles of many kinds and texts that are none, so that each command has every kind of answer.
QByteArray mixedInput()
{
    QByteArray lines;
    const auto add = [&](const char *file, int count, const char *format) {
        for (const CorpusPuzzle &puzzle : readCorpus(file, count))
            lines += QByteArray::fromStdString(
                         findFormat(format)->write(Board(puzzle.puzzle), symbolSets().front()))
                         .trimmed()
                     + '\n';
    };
    add("c9_17clue.txt", 3, "line");
    lines += "123\n"; // no puzzle
    lines += "1.34..122.4.4.2.\n";
    lines += "11..............\n";
    add("c16_janko.txt", 1, "line");
    add("v_killer_janko.txt", 1, "f-puzzles-link");
    lines += "# sudoku-workbench: switched-off diagonal\n1.34341221434321\n";
    lines += "..34..12........\n1234341221434321\nno puzzle\n";
    add("c9_qqwing_expert.txt", 2, "line");
    return lines;
}

QByteArray smallInput()
{
    return QByteArray("1.34122.434.21..\n123\n1.34..122.4.4.2.\n1234341221434321\n11..............\n")
        .repeated(3);
}

class TestThreads : public QObject
{
    Q_OBJECT

private slots:
    void answersTheSameOnAnyNumber_data();
    void answersTheSameOnAnyNumber();
    void stopsAtTheSameLimits();
    void printsTheSameOnAnyNumber();
    void findsTheSameSolutionOfSeveral();
};

void TestThreads::answersTheSameOnAnyNumber_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("input");
    const QByteArray puzzles = mixedInput();
    for (const QString &command : cliCommands()) {
        const QStringList options = cliOptions(command);
        if (!options.contains("--threads") || command == "print") // which has a test of its own
            continue;
        QString line = runnable(command, {});
        if (command == "generate")
            line = "generate --count 12 --seed 5 --difficulty medium";
        const QByteArray input = command == "why" ? smallInput() : puzzles; // it takes longest
        QTest::newRow(qPrintable(command)) << line << input;
        if (options.contains("--format"))
            QTest::newRow(qPrintable(command + " json")) << line + " --format json" << input;
    }
    QTest::newRow("count limit") << "count --limit 2 --format json" << puzzles;
    QTest::newRow("generate 6x6") << "generate --size 6 --count 20 --seed 9 --variant killer --symmetry none"
                                  << QByteArray();
}

void TestThreads::answersTheSameOnAnyNumber()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, input);
    const Result expected = run(command + " --threads 1", input);
    QVERIFY(expected.output.count('\n') >= 12);
    for (const char *threads : {" --threads 2", " --threads 7"}) {
        const Result result = run(command + threads, input);
        QCOMPARE(normalized(result.output), normalized(expected.output));
        QCOMPARE(result.errors, expected.errors);
        QCOMPARE(result.exitStatus, expected.exitStatus);
    }
}

void TestThreads::stopsAtTheSameLimits()
{
    const QString command = QStringLiteral("check --time-limit 0.001 \"%1\"").arg(hardCorpus());
    const Result expected = run(command + " --threads 1");
    QCOMPARE(expected.exitStatus, 3);
    for (const char *threads : {" --threads 2", " --threads 7", ""})
        QCOMPARE(run(command + threads).output, expected.output);
}

void TestThreads::printsTheSameOnAnyNumber()
{
    const QTemporaryDir folder;
    const auto errorsWith = [&](const QString &threads) {
        return run(QStringLiteral("print --output %1/page.pdf%2").arg(folder.path(), threads), mixedInput())
            .errors;
    };
    const QByteArray expected = errorsWith(" --threads 1");
    QVERIFY(!expected.isEmpty());
    for (const char *threads : {" --threads 2", " --threads 7", ""})
        QCOMPARE(errorsWith(threads), expected);
}

// Even where a race of solvers is needed, which finds another one each time.
void TestThreads::findsTheSameSolutionOfSeveral()
{
    std::vector<CorpusPuzzle> corpus = readCorpus("c25_gecode.txt", 1);
    Puzzle puzzle = corpus.front().puzzle;
    int left = 0; // the first clues, without which it has several solutions
    for (Cell cell = 0; cell < puzzle.geometry.cellCount() && left < 2; ++cell)
        if (puzzle.givens.isFilled(cell)) {
            puzzle.givens.clear(cell);
            ++left;
        }
    const QByteArray input =
        QByteArray::fromStdString(findFormat("line")->write(Board(puzzle), symbolSets().front()));
    for (const QString &command : {QString("solve"), QString("check --format json")}) {
        const QByteArray expected = normalized(run(command, input).output);
        for (const char *threads : {" --threads 1", " --threads 2", ""})
            QCOMPARE(normalized(run(command + threads, input).output), expected);
    }
}

ADD_TEST(QCoreApplication, TestThreads)

} // namespace sudoku::tst_threads

#include "tst_threads.moc"
