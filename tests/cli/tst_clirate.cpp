// Covers app/cli/answers: histogram, rate, ratingline, ratingrun

#include <QCoreApplication>
#include <QtTest/QTest>

#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "tests/cli/program.h"
#include "tests/testdata.h"

#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "tests/testprogram.h"

#include <csignal>

namespace sudoku::tst_clirate {

/// Puzzles of several kinds, one a line.
QByteArrayList mixedPuzzles()
{
    QByteArrayList lines;
    const auto add = [&](const char *file, int count, const char *format) {
        for (const CorpusPuzzle &puzzle : readCorpus(file, count))
            lines += QByteArray::fromStdString(
                         findFormat(format)->write(Board(puzzle.puzzle), symbolSets().front()))
                         .trimmed()
                     + '\n';
    };
    add("c9_17clue.txt", 6, "line");
    add("c9_qqwing_expert.txt", 4, "line");
    add("c16_janko.txt", 2, "line");
    add("v_killer_janko.txt", 2, "f-puzzles-link");
    lines += ".23434122.434.21\n";
    lines += "1.34..122.4.4.2.\n"; // several solutions
    lines += "1234341221434321\n"; // solved
    return lines;
}

QByteArray easyLine()
{
    return "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void save(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(contents), contents.size());
}

/// Runs a line of the shell, in which $CLI is the program.
QByteArray shell(const QString &line, const QByteArray &input = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("CLI", cliProgram());
    process.setProcessEnvironment(environment);
    process.start("/bin/bash", {"-c", line});
    process.write(input);
    return finish(process).output;
}

/// The sum of the counts of all bars below \a title.
int sumOfBars(const QByteArray &histogram, const QByteArray &title)
{
    static const QRegularExpression bar(QStringLiteral("^  \\S+ +(\\d+)(  #+)?$"));
    const QByteArrayList lines = histogram.split('\n');
    int sum = 0;
    for (qsizetype i = lines.indexOf(title) + 1; i > 0 && i < lines.size() && !lines[i].isEmpty(); ++i)
        sum += bar.match(QString::fromUtf8(lines[i])).captured(1).toInt();
    return sum;
}

class TestCliRate : public QObject
{
    Q_OBJECT

private slots:
    void isTheSameHoweverItIsCut_data();
    void isTheSameHoweverItIsCut();
    void isTheSameWithParallel_data();
    void isTheSameWithParallel();
    void generatesTheSameHoweverItIsCut();
    void goesOnAfterAnInterruption();
    void goesOnBehindWholeAnswersOnly();
    void goesOnInATable();
    void keepsTheStatusOfEarlierAnswers();
    void refusesOtherFiles_data();
    void refusesOtherFiles();
    void refusesItsInput_data();
    void refusesItsInput();
    void countsEachPuzzleOnce_data();
    void countsEachPuzzleOnce();
    void drawsAPicture();
    void saysHowFarItIs();
    void writesTheLevelAtOnce();
};

/// The reasons of the second puzzle take long.
void TestCliRate::writesTheLevelAtOnce()
{
    QProcess process;
    start(process, QStringLiteral("rate --scale general --time-limit 3600 --threads 1"));
    process.write(easyLine()
                  + "1...56.....71.......9....1..4..6.3.......8..29..7...6......24..5..6...9.....3...8\n");
    process.closeWriteChannel();
    QByteArray written;
    while (!written.contains('\n') || written.endsWith('\n')) {
        QVERIFY(process.waitForReadyRead(patience));
        written += process.readAllStandardOutput();
    }
    QCOMPARE(written, "Easy naked-single 1/51\nExtreme brute-force");

    // What is known of the reasons follows when the user does not want to wait.
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    const QByteArray rest = process.readAllStandardOutput();
    static const QRegularExpression atLeast("^ \\d+\\+/\\d+\\+\n$");
    QVERIFY2(atLeast.match(QString::fromUtf8(rest)).hasMatch(), rest);
    QCOMPARE(process.readAllStandardError(),
             "sudoku-workbench-cli: interrupted; answers: 2, incomplete: 1\n");
}

void TestCliRate::isTheSameHoweverItIsCut_data()
{
    QTest::addColumn<int>("pieces");
    QTest::addColumn<int>("threads");
    QTest::newRow("2 threads") << 1 << 2;
    QTest::newRow("all processors") << 1 << 0;
    QTest::newRow("2 pieces") << 2 << 1;
    QTest::newRow("4 pieces") << 4 << 1;
}

void TestCliRate::isTheSameHoweverItIsCut()
{
    QFETCH(int, pieces);
    QFETCH(int, threads);
    const QByteArrayList puzzles = mixedPuzzles();
    const QByteArray expected = run("rate --threads 1", puzzles.join()).output;
    QCOMPARE(expected.count('\n'), puzzles.size());
    const QString command = threads > 0 ? QStringLiteral("rate --threads %1").arg(threads) : QString("rate");
    QByteArray all;
    const qsizetype length = (puzzles.size() + pieces - 1) / pieces;
    for (qsizetype first = 0; first < puzzles.size(); first += length)
        all += run(command, puzzles.mid(first, length).join()).output;
    QCOMPARE(all, expected);
}

void TestCliRate::isTheSameWithParallel_data()
{
    QTest::addColumn<int>("workers");
    for (const int workers : {1, 2, 4})
        QTest::addRow("%d workers", workers) << workers;
}

// As README and handbook show it.
void TestCliRate::isTheSameWithParallel()
{
    QFETCH(int, workers);
    if (QStandardPaths::findExecutable("parallel").isEmpty())
        QSKIP("GNU parallel is not installed");
    const QByteArrayList puzzles = mixedPuzzles();
    const QByteArray all = shell(
        QStringLiteral("parallel --pipe --keep-order -j %1 -N 5 '\"$CLI\" rate --threads 1'").arg(workers),
        puzzles.join());
    QCOMPARE(all, run("rate", puzzles.join()).output);
}

void TestCliRate::generatesTheSameHoweverItIsCut()
{
    const QString options = "--difficulty medium --with-rating";
    const QByteArray expected = run("generate --seed 11 --count 8 " + options).output;
    QCOMPARE(expected.count('\n'), 8);
    QCOMPARE(run("generate --threads 4 --seed 11 --count 8 " + options).output, expected);
    QCOMPARE(run("generate --seed 11 --count 3 " + options).output
                 + run("generate --seed 14 --count 5 " + options).output,
             expected);
    if (QStandardPaths::findExecutable("parallel").isEmpty())
        QSKIP("GNU parallel is not installed");
    QCOMPARE(shell("seq 11 2 18 | parallel --keep-order -j 3 '\"$CLI\" generate --seed {} --count 2 "
                   + options + "'"),
             expected);
}

void TestCliRate::goesOnAfterAnInterruption()
{
    const QByteArrayList puzzles = mixedPuzzles();
    const QByteArray expected = run("rate", puzzles.join()).output;
    const QTemporaryDir folder;
    const QString answers = folder.filePath("answers");
    const QString histogram = folder.filePath("histogram.txt");
    const QString command = QStringLiteral("rate --continue %1 --histogram %2").arg(answers, histogram);

    QProcess process;
    start(process, command);
    process.write(puzzles.first(7).join()); // and waits for more
    QTRY_COMPARE_WITH_TIMEOUT(contentsOf(answers).count('\n'), 7, patience);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // as a program that the signal ends
    QVERIFY(process.readAllStandardError().contains("interrupted; answers: 7; the same command"));
    QCOMPARE(contentsOf(answers), expected.first(contentsOf(answers).size()));
    QCOMPARE(sumOfBars(contentsOf(histogram), "Level"), 7);

    // What is there stays as it is, so it is not rated again.
    const qsizetype firstLength = expected.indexOf('\n') + 1;
    const QByteArray marker = "Extreme 99999 9.9/9.9/9.9\n";
    save(answers, marker + contentsOf(answers).mid(firstLength));
    const Result rest = run(command, puzzles.join());
    QCOMPARE(rest.output, "");
    QCOMPARE(rest.exitStatus, 1); // one puzzle has several solutions
    QCOMPARE(contentsOf(answers), marker + expected.mid(firstLength));
    QCOMPARE(sumOfBars(contentsOf(histogram), "Level"), 15);
}

void TestCliRate::goesOnBehindWholeAnswersOnly()
{
    const QTemporaryDir folder;
    const QString answers = folder.filePath("answers");
    save(answers, "Easy 204 1.2/1.2/1.2\nEasy 2"); // as a crash may leave it
    QCOMPARE(run("rate --continue " + answers, easyLine().repeated(3)).exitStatus, 0);
    QCOMPARE(contentsOf(answers), QByteArray("Easy 204 1.2/1.2/1.2\n").repeated(3));
    QCOMPARE(run("rate --continue " + answers, easyLine().repeated(3)).exitStatus, 0); // nothing to do
    QCOMPARE(contentsOf(answers), QByteArray("Easy 204 1.2/1.2/1.2\n").repeated(3));
}

void TestCliRate::goesOnInATable()
{
    const QTemporaryDir folder;
    const QString answers = folder.filePath("answers.csv");
    const QString histogram = folder.filePath("levels.txt");
    const QString command =
        QStringLiteral("rate --format csv --continue %1 --histogram %2").arg(answers, histogram);
    const QByteArray puzzles = mixedPuzzles().join();
    const Result all = run("rate --format csv", puzzles);
    run(command, puzzles);
    QCOMPARE(contentsOf(answers), all.output);
    const QByteArray counted = contentsOf(histogram);
    const qsizetype names = all.output.indexOf('\n') + 1;
    for (const qsizetype length :
         {qsizetype(0), names, names + 5, all.output.indexOf('\n', names) + 1, all.output.size() - 1}) {
        save(answers, all.output.first(length));
        const Result result = run(command, puzzles);
        QCOMPARE(result.exitStatus, all.exitStatus);
        QCOMPARE(contentsOf(answers), all.output);
        QCOMPARE(contentsOf(histogram), counted);
    }
    save(answers, run("rate", easyLine()).output); // is another form
    QCOMPARE(run(command, puzzles).exitStatus, 2);
}

void TestCliRate::keepsTheStatusOfEarlierAnswers()
{
    const QTemporaryDir folder;
    const QString answers = folder.filePath("answers");
    for (const auto &[line, status] : std::initializer_list<std::pair<QByteArray, int>>{
             {"multiple\n", 1}, {"error\n", 2}, {"Hard+ 1234+ 7.1+\n", 3}, {"solved\n", 0}}) {
        save(answers, line);
        QCOMPARE(run("rate --continue " + answers, easyLine().repeated(2)).exitStatus, status);
        QCOMPARE(contentsOf(answers), line + "Easy 204 1.2/1.2/1.2\n");
    }
}

void TestCliRate::refusesOtherFiles_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("another text") << QByteArray("My notes.\n") << QByteArray("line 1 of ");
    QTest::newRow("answers of another format")
        << QByteArray("{\"verdict\":\"rated\",\"hodoku\":{\"level\":\"Easy\"}}\n")
        << QByteArray("line 1 of ");
    QTest::newRow("more answers than puzzles")
        << QByteArray("none\n").repeated(3) << QByteArray("there are 3 answers already, but fewer puzzles");
}

void TestCliRate::refusesOtherFiles()
{
    QFETCH(QByteArray, contents);
    QFETCH(QByteArray, says);
    const QTemporaryDir folder;
    save(folder.filePath("answers"), contents);
    const Result result = run("rate --continue " + folder.filePath("answers"), easyLine().repeated(2));
    QVERIFY2(result.errors.contains(says), result.errors);
    QCOMPARE(result.exitStatus, 2);
    QCOMPARE(contentsOf(folder.filePath("answers")), contents);
}

void TestCliRate::refusesItsInput_data()
{
    QTest::addColumn<QString>("option");
    QTest::newRow("answers") << "--continue";
    QTest::newRow("histogram") << "--histogram";
}

void TestCliRate::refusesItsInput()
{
    QFETCH(QString, option);
    const QTemporaryDir folder;
    const QString file = folder.filePath("puzzles.txt");
    save(file, easyLine());
    const Result result = run(QStringLiteral("rate %1 %2 %2").arg(option, file));
    QVERIFY2(result.errors.contains("is also an input"), result.errors);
    QCOMPARE(result.exitStatus, 2);
    QCOMPARE(contentsOf(file), easyLine());
}

void TestCliRate::countsEachPuzzleOnce_data()
{
    QTest::addColumn<QString>("options");
    QTest::newRow("line") << "";
    QTest::newRow("JSON") << "--format json";
}

void TestCliRate::countsEachPuzzleOnce()
{
    QFETCH(QString, options);
    const QByteArrayList puzzles = mixedPuzzles();
    const QByteArray histogram = run("rate --histogram - " + options, puzzles.join()).errors;
    QVERIFY2(histogram.contains("17 puzzles: 1 multiple, 15 rated, 1 solved\n"), histogram);
    QCOMPARE(sumOfBars(histogram, "Level"), 15);
    QCOMPARE(sumOfBars(histogram, "Sudoku Explainer's ER"), 10);
    const QByteArray general =
        run("rate --scale general --histogram - " + options, puzzles.first(5).join()).errors;
    QCOMPARE(sumOfBars(general, "Level"), 5);
    QCOMPARE(sumOfBars(general, "Largest reason"), 5);
}

void TestCliRate::drawsAPicture()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("histogram.svg");
    QCOMPARE(run("rate --histogram " + file, mixedPuzzles().first(10).join()).exitStatus, 0);
    QXmlStreamReader reader(contentsOf(file));
    QStringList texts;
    int bars = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == u"text")
            texts += reader.readElementText();
        else if (reader.isStartElement() && reader.name() == u"rect")
            ++bars;
    }
    QCOMPARE(reader.errorString(), "");
    QCOMPARE(texts.value(0), "10 puzzles: 10 rated");
    QVERIFY(texts.contains("Extreme"));
    QVERIFY(texts.contains("Sudoku Explainer's ER"));
    QVERIFY(bars > 5); // the ground and the levels
}

void TestCliRate::saysHowFarItIs()
{
    static const QRegularExpression end(QStringLiteral("^3 puzzles done in [0-9.]+ s, [0-9]+/s\n$"));
    const Result result = run("rate --progress", easyLine().repeated(3));
    QVERIFY2(end.match(QString::fromUtf8(result.errors)).hasMatch(), result.errors);
    QCOMPARE(result.output.count('\n'), 3);
}

ADD_TEST(QCoreApplication, TestCliRate)

} // namespace sudoku::tst_clirate

#include "tst_clirate.moc"
