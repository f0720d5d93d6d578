// Covers app/cli: application, commandline, help, main, manpage, reference
// Covers app/cli/answers: check, convert, forbidden, generateanswer
// Covers app/cli/options: difficultyoptions, generateoptions, options, rateoptions
// Covers app/cli/run: batch, console, finding, orderedoutput, progress, puzzleinput, report, signals
// Covers app/cli/run: workers

#include <QCoreApplication>
#include <QtTest/QTest>

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "tests/cli/program.h"
#include "tests/cli/transcript.h"
#include "tests/sampling.h"
#include "tests/testdata.h"

#include "core/board/symmetry.h"
#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "core/rules/violations.h"
#include "core/sat/solverkinds.h"
#include "core/solve/solve.h"
#include "tests/testprogram.h"

#include <csignal>
#include <map>
#include <span>

namespace sudoku::tst_cli {

QByteArray easyPuzzle()
{
    return "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
}

QByteArray easySolution()
{
    return "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";
}

// A DIMACS file as another program would read it.
struct Dimacs
{
    Cnf cnf;
    std::map<QByteArray, QByteArray> meanings; // "r1c2=15" to "40" or "true"
};

Dimacs readDimacs(const QByteArray &text)
{
    Dimacs dimacs;
    for (const QByteArray &line : text.split('\n')) {
        const QByteArrayList words = line.simplified().split(' ');
        if (words.size() == 4 && words[0] == "c" && words[2] == "is")
            dimacs.meanings[words[1]] = words[3];
        if (words[0] == "p")
            for (int i = 0; i < words[2].toInt(); ++i)
                dimacs.cnf.newVariable();
        if (words.last() != "0" || words[0] == "c" || words[0] == "p")
            continue;
        Clause clause;
        for (const QByteArray &word : words.first(words.size() - 1))
            clause.push_back(word.toInt());
        dimacs.cnf.add(clause);
    }
    return dimacs;
}

// The digits of a model, by the map of the file alone.
Grid decode(const Dimacs &dimacs, const Geometry &geometry, const SatSolver &solver)
{
    Grid grid(geometry.cellCount());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        for (Digit digit = 1; digit <= geometry.digitCount(); ++digit) {
            const std::string name = geometry.cellName(cell) + '=' + std::to_string(digit);
            const auto meaning = dimacs.meanings.find(QByteArray::fromStdString(name));
            if (meaning == dimacs.meanings.end())
                continue;
            if (meaning->second == "true" || solver.isTrue(meaning->second.toInt()))
                grid.set(cell, digit);
        }
    }
    return grid;
}

/// Not gone, and not just waiting for its parent to look.
bool isRunning(const QByteArray &process)
{
    QFile file("/proc/" + process + "/stat");
    return file.open(QFile::ReadOnly) && !file.readAll().contains(") Z ");
}

class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void doesAsTheTranscript_data()
    {
        QTest::addColumn<Transcript>("expected");
        int count = 0;
        for (const Transcript &transcript : readTranscripts(cliCases()))
            if (isTried(count++, 6))
                QTest::newRow(qPrintable(transcript.place)) << transcript;
    }

    void doesAsTheTranscript()
    {
        QFETCH(Transcript, expected);
        const Result result = run(expected.command, expected.input);
        QString errors = QString::fromUtf8(result.errors);
        errors.remove(QRegularExpression("note: answer \\d+ is not found after [^\n]*\n")); // a slow machine
        QCOMPARE(errors, QString::fromUtf8(expected.errors));
        QCOMPARE(QString::fromUtf8(normalized(result.output)),
                 QString::fromUtf8(normalized(expected.output)));
        QCOMPARE(result.exitStatus, expected.exitStatus);
    }

    void answersBeforeTheInputEnds_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("one thread") << "solve";
        QTest::newRow("threads") << "solve --threads 3";
    }

    void answersBeforeTheInputEnds()
    {
        QFETCH(QString, command);
        QProcess process;
        start(process, command);
        for (int i = 0; i < 5; ++i) {
            process.write(easyPuzzle());
            QVERIFY(process.waitForReadyRead(patience));
            QCOMPARE(process.readAllStandardOutput(), easySolution());
        }
        QCOMPARE(finish(process).exitStatus, 0);
    }

    void answersLongStreamsInOrder_data() { answersBeforeTheInputEnds_data(); }
    void answersLongStreamsInOrder();

    void stopsAtTheTimeLimit_data();
    void stopsAtTheTimeLimit();

    void limitsEachPuzzleByItself();
    void saysSoWhenItCannotWrite_data();
    void saysSoWhenItCannotWrite();
    void endsSilentlyWhenNobodyReads_data() { saysSoWhenItCannotWrite_data(); }
    void endsSilentlyWhenNobodyReads();
    void sendsNoCommandsToTheTerminal();
    void leavesNothingBehindAtASignal_data();
    void leavesNothingBehindAtASignal();
    void removesWhatAKilledRunLeft();
    void saysThatAStreamIsClosed();
    void leavesNoPartAtALimitOfFileSizes();
    void givesASignOfLife();
    void putsBlankLinesOnlyBehindSeveralLines_data();
    void putsBlankLinesOnlyBehindSeveralLines();
    void survivesAnyBytes();
    void countsItsWork();
    void givesTwoSolutions();

    void helpNamesWhatThereIs_data();
    void helpNamesWhatThereIs();

    void encodesForOtherSolvers_data();
    void encodesForOtherSolvers();
    void encodesContradictions_data();
    void encodesContradictions();
};

void TestCli::answersLongStreamsInOrder()
{
    QFETCH(QString, command);
    const int count = triesAll() ? 100'000 : isSanitized ? 500 : 5'000;
    QByteArray input;
    QByteArray solutions;
    const std::vector<CorpusPuzzle> corpus = readCorpus("c9_easy_kaggle_like.txt", 100);
    for (const CorpusPuzzle &puzzle : std::span(corpus).first(100)) {
        input += QByteArray::fromStdString(text(puzzle.puzzle.givens)) + '\n';
        solutions += QByteArray::fromStdString(text(solve(puzzle.puzzle).solution)) + '\n';
    }
    const Result result = run(command, input.repeated(count / 100));
    QCOMPARE(result.errors, "");
    QCOMPARE(result.output.count('\n'), count);
    QVERIFY(result.output == solutions.repeated(count / 100));
    QCOMPARE(result.exitStatus, 0);
}

void TestCli::stopsAtTheTimeLimit_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("solve") << "solve" << QByteArray("undecided");
    QTest::newRow("check") << "check" << QByteArray("undecided");
    QTest::newRow("grid") << "solve --format grid" << QByteArray("undecided\n");
    QTest::newRow("count") << "count" << QByteArray("0+");
    QTest::newRow("explain") << "explain" << QByteArray("undecided");
    QTest::newRow("candidates") << "candidates" << QByteArray("undecided");
    QTest::newRow("minimize") << "minimize" << QByteArray("undecided");
}

void TestCli::stopsAtTheTimeLimit()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, answer);
    const Result result = run(command + " --time-limit 0.001 \"" + hardCorpus() + QChar('"'));
    const auto count = static_cast<qsizetype>(corpusLines("c25_gecode.txt").size());
    QCOMPARE(result.errors, "");
    QCOMPARE(result.output, QByteArray(answer + '\n').repeated(count));
    QCOMPARE(result.exitStatus, 3);
}

// The time that one puzzle took is not taken from the next one.
void TestCli::limitsEachPuzzleByItself()
{
    const QByteArray hard =
        QByteArray::fromStdString(text(readCorpus("c25_gecode.txt", 1).front().puzzle.givens)) + '\n';
    QElapsedTimer timer;
    timer.start();
    const Result result = run("solve --time-limit 0.3", hard + easyPuzzle() + hard + easyPuzzle());
    QCOMPARE(result.output, "undecided\n" + easySolution() + "undecided\n" + easySolution());
    QCOMPARE(result.exitStatus, 3);
    QVERIFY(timer.elapsed() >= 600);
}

void TestCli::saysSoWhenItCannotWrite_data()
{
    answersBeforeTheInputEnds_data();
    for (const char *command :
         {"help", "--help", "--version", "solve --help", "help check", "generate --size 4 --count 3"})
        QTest::newRow(command) << command;
}

void TestCli::saysSoWhenItCannotWrite()
{
    QFETCH(QString, command);
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    start(process, command);
    process.write(easyPuzzle().repeated(10));
    const Result result = finish(process);
    QCOMPARE(result.errors, "standard output: No space left on device\n");
    QCOMPARE(result.exitStatus, 2);
}

// As other programs do before "head -1".
void TestCli::endsSilentlyWhenNobodyReads()
{
    QFETCH(QString, command);
    QProcess process;
    // The reader has ended before the program begins.
    const QString line = QStringLiteral("exec 3> >(true); wait $!; \"$0\" %1 >&3; exit $?");
    process.start("/bin/bash", {"-c", line.arg(command), cliProgram()});
    process.write(easyPuzzle().repeated(10));
    const Result result = finish(process);
    QCOMPARE(result.errors, "");
    QCOMPARE(result.exitStatus, 128 + SIGPIPE);
}

void TestCli::sendsNoCommandsToTheTerminal()
{
    const QByteArray clearScreen = "\x1b[2J\xc2\x9b"
                                   "2J";
    const QTemporaryDir folder;
    const QString name = folder.filePath(QFile::decodeName(clearScreen) + ".txt");
    QFile file(name);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("123");
    file.close();
    for (const QStringList &arguments :
         {QStringList{"solve", name, name + ".missing"},
          QStringList{"solve", hardCorpus(), "--solver", "printf \\033[2J{cnf}"}, QStringList{name},
          QStringList{"solve", "--boxes", name}}) {
        QProcess process;
        process.start(cliProgram(), arguments);
        const Result result = finish(process);
        QVERIFY2(result.errors.contains("\\x1b[2J"), result.errors);
        for (const char byte : result.errors)
            QVERIFY2(byte == '\n' || (byte >= ' ' && byte <= '~'), result.errors);
    }
}

void TestCli::leavesNothingBehindAtASignal_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("kill") << SIGTERM;
    QTest::newRow("closed terminal") << SIGHUP;
}

/// Prepares \a process to solve in \a folder with a program that starts another and never answers. Its
/// temporary files are in "files"; "started" has the number of the other.
void startEndlessSolver(QProcess &process, const QTemporaryDir &folder)
{
    require(QDir(folder.path()).mkdir("files"), "no folder");
    QFile script(folder.filePath("solver"));
    require(script.open(QFile::WriteOnly), "no script");
    script.write("#!/bin/sh\nsleep 1000 &\necho $! >started.new\nmv started.new started\nwait\n");
    script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    script.close();
    process.setWorkingDirectory(folder.path());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TMPDIR", folder.filePath("files"));
    process.setProcessEnvironment(environment);
    process.start(cliProgram(), {"solve", hardCorpus(), "--solver", "./solver {cnf}"});
}

// Neither the formula nor what the solver's program has started.
void TestCli::leavesNothingBehindAtASignal()
{
    QFETCH(int, signal);
    const QTemporaryDir folder;
    QProcess process;
    startEndlessSolver(process, folder);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath("started")), patience);
    QVERIFY(!QDir(folder.filePath("files")).isEmpty());
    QFile started(folder.filePath("started"));
    QVERIFY(started.open(QFile::ReadOnly));
    const QByteArray grandchild = started.readAll().trimmed();

    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), signal);
    QVERIFY(QDir(folder.filePath("files")).isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!isRunning(grandchild), patience);
}

void TestCli::removesWhatAKilledRunLeft()
{
    const QTemporaryDir folder;
    const QDir files(folder.filePath("files"));
    QProcess process;
    startEndlessSolver(process, folder);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath("started")), patience);
    QFile started(folder.filePath("started"));
    QVERIFY(started.open(QFile::ReadOnly));
    const QByteArray grandchild = started.readAll().trimmed();

    QProcess other; // while the first one runs
    other.setProcessEnvironment(process.processEnvironment());
    other.start(cliProgram(), {"solve", hardCorpus(), "--solver", "/bin/true {cnf}"});
    QVERIFY(other.waitForFinished(patience));
    QCOMPARE(files.entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1); // that of the first

    process.kill();
    QVERIFY(process.waitForFinished(patience));
    ::kill(grandchild.toInt(), SIGKILL);
    QVERIFY(!files.isEmpty());
    other.start(cliProgram(), {"solve", hardCorpus(), "--solver", "/bin/true {cnf}"});
    QVERIFY(other.waitForFinished(patience));
    QVERIFY(QDir(files.path()).isEmpty());
}

void TestCli::saysThatAStreamIsClosed()
{
    QProcess process;
    process.start("/bin/bash", {"-c", "\"$0\" check <&-", cliProgram()});
    Result result = finish(process);
    QCOMPARE(result.errors, "-: standard input is closed: name a file\n");
    QCOMPARE(result.exitStatus, 2);
    process.start("/bin/bash", {"-c", "\"$0\" check >&-", cliProgram()});
    process.write(easyPuzzle());
    result = finish(process);
    QCOMPARE(result.errors, "standard output: Bad file descriptor\n");
    QCOMPARE(result.exitStatus, 2);
}

void TestCli::leavesNoPartAtALimitOfFileSizes()
{
    const QTemporaryDir folder;
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start("/bin/bash", {"-c", "ulimit -f 1; exec \"$0\" check --proof proof", cliProgram()});
    process.write(easyPuzzle());
    const Result result = finish(process);
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(result.exitStatus, 2);
    QVERIFY2(result.errors.contains("File too large"), result.errors);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestCli::givesASignOfLife()
{
    if (!triesMuch())
        QSKIP("the first sign comes after twenty seconds");
    QProcess process;
    process.start(cliProgram(), {"generate", "--clues", "10", "--variant", "diagonal"});
    process.setReadChannel(QProcess::StandardError);
    QTRY_VERIFY_WITH_TIMEOUT(process.bytesAvailable() > 0, patience);
    const QByteArray sign = process.readLine();
    QVERIFY2(sign.startsWith("note: answer 1 is not found after 20 s"), sign);
    process.kill();
    QVERIFY(process.waitForFinished(patience));
}

void TestCli::putsBlankLinesOnlyBehindSeveralLines_data()
{
    QTest::addColumn<bool>("isOneLine");
    int count = 0;
    for (const Format &format : formats())
        if (isTried(count++, 4))
            QTest::newRow(format.id.data()) << format.isOneLine;
}

// So that each line is a puzzle to programs that read lines; and this one reads them all again.
void TestCli::putsBlankLinesOnlyBehindSeveralLines()
{
    QFETCH(bool, isOneLine);
    const QString format = QString::fromUtf8(QTest::currentDataTag());
    for (const QString &command :
         {QStringLiteral("generate --count 3 --format "), QStringLiteral("solve --format ")}) {
        const Result result = run(command + format, easyPuzzle().repeated(3));
        QCOMPARE(result.output.count('\n') == 3, isOneLine);
        QCOMPARE(result.output.contains("\n\n"), !isOneLine);
        QCOMPARE(run("count", result.output).output, "1\n1\n1\n");
    }
}

void TestCli::survivesAnyBytes()
{
    QByteArray bytes;
    for (unsigned i = 1; i <= 20'000; ++i)
        bytes += static_cast<char>(i * i * 2654435761U >> 24);
    const Result result = run("check", bytes);
    QCOMPARE(result.exitStatus, 2);
    for (const QByteArray &line : result.errors.split('\n'))
        QVERIFY2(line.isEmpty() || line.startsWith("-:"), line);
}

void TestCli::countsItsWork()
{
    const std::vector<CorpusPuzzle> corpus = readCorpus("c9_forum_hardest_1106.txt", 1);
    const Result result = run("check --format json --solver minisat",
                              QByteArray::fromStdString(text(corpus.front().puzzle.givens)));
    const QJsonObject statistics = QJsonDocument::fromJson(result.output)["statistics"].toObject();
    for (const char *key : {"variables", "clauses", "decisions", "conflicts", "propagations",
                            "encodeMilliseconds", "solveMilliseconds"})
        QVERIFY2(statistics[QLatin1String(key)].toDouble() > 0, key);
}

void TestCli::givesTwoSolutions()
{
    const Result result = run("check --format json", "..34..12........");
    const QJsonArray solutions = QJsonDocument::fromJson(result.output)["solutions"].toArray();
    QCOMPARE(solutions.size(), 2);
    QVERIFY(solutions[0] != solutions[1]);
    for (const auto &solution : solutions)
        QVERIFY(isSolution(board("..34..12........"), grid(solution.toString().toStdString())));
    QCOMPARE(result.exitStatus, 1);
}

void TestCli::helpNamesWhatThereIs_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"help", "--help", "-h"})
        QTest::newRow(command) << command;
}

void TestCli::helpNamesWhatThereIs()
{
    QFETCH(QString, command);
    const Result help = run(command);
    QCOMPARE(help.errors, "");
    QCOMPARE(help.exitStatus, 0);
    QVERIFY(help.output.startsWith("Usage: sudoku-workbench-cli COMMAND [OPTIONS] [FILE...]\n"));
    const auto names = [&help](const char *option, std::string_view id, std::string_view name) {
        const QByteArray term =
            QByteArray("  --") + option + ' ' + QByteArray(id.data(), qsizetype(id.size())) + ' ';
        const qsizetype at = help.output.indexOf(term);
        const QByteArray line = help.output.mid(at, help.output.indexOf('\n', at) - at);
        QVERIFY2(at >= 0 && line.endsWith(QByteArray(name.data(), qsizetype(name.size()))), term);
    };
    for (const Format &format : formats())
        names("format", format.id, format.name);
    for (const SymbolSet &symbols : symbolSets())
        names("symbols", symbols.id, symbols.name);
    for (const Variant *variant : variants())
        names("variant", variant->id, variant->name);
    for (const Symmetry &symmetry : symmetries())
        names("symmetry", symmetry.id, symmetry.name);
    for (const AtMostOne &encoding : atMostOneEncodings())
        names("at-most-one", encoding.id, encoding.name);
    for (const SolverKind &solver : solverKinds())
        names("solver", solver.id, solver.name);
}

void TestCli::encodesForOtherSolvers_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("arguments");
    int count = 0;
    for (const char *file : {"c9_norvig_hardest.txt", "c9_easy_kaggle_like.txt", "c16_other.txt"})
        for (const char *kind : {"", " --open"})
            for (const AtMostOne &encoding : atMostOneEncodings())
                if (isTried(count++, 7, 3))
                    QTest::addRow("%s%s %s", file, kind, encoding.id.data())
                        << file << QStringLiteral("encode --at-most-one %1%2").arg(encoding.id.data(), kind);
}

void TestCli::encodesForOtherSolvers()
{
    QFETCH(QString, file);
    QFETCH(QString, arguments);
    const Puzzle puzzle = readCorpus(file.toStdString(), 1).front().puzzle;
    const Result result = run(arguments, QByteArray::fromStdString(text(puzzle.givens)));
    QCOMPARE(result.errors, "");
    QCOMPARE(result.exitStatus, 0);
    const Dimacs dimacs = readDimacs(result.output);
    const auto solver = makeMiniSat({});
    solver->add(dimacs.cnf, {});
    QCOMPARE(solver->solve({}, {}), Verdict::Satisfiable);
    QCOMPARE(text(decode(dimacs, puzzle.geometry, *solver)), text(solve(puzzle).solution));
}

void TestCli::encodesContradictions_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("full") << "encode";
    QTest::newRow("open") << "encode --open";
}

void TestCli::encodesContradictions()
{
    QFETCH(QString, command);
    const Result result = run(command, "11..............");
    QCOMPARE(result.exitStatus, 0);
    const auto solver = makeMiniSat({});
    solver->add(readDimacs(result.output).cnf, {});
    QCOMPARE(solver->solve({}, {}), Verdict::Unsatisfiable);
}

ADD_TEST(QCoreApplication, TestCli)

} // namespace sudoku::tst_cli

#include "tst_cli.moc"
