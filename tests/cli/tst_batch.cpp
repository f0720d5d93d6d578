// Covers app/cli/run: orderedoutput, puzzleinput, report, signals

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "core/solve/solve.h"
#include "tests/cli/program.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <csignal>
#include <span>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sudoku::tst_batch {

QByteArray easyPuzzle()
{
    return "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
}

QByteArray easySolution()
{
    return "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";
}

/// Not gone, and not just waiting for its parent to look.
bool isRunning(const QByteArray &process)
{
    QFile file("/proc/" + process + "/stat");
    return file.open(QFile::ReadOnly) && !file.readAll().contains(") Z ");
}

/// Starts \a process in \a folder, with \a arguments and a solver's program that starts another and never
/// answers. Its temporary files are in "files"; "started" has the number of the other.
void startEndlessSolver(QProcess &process, const QTemporaryDir &folder,
                        const QStringList &arguments = {"solve", hardCorpus()})
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
    process.start(cliProgram(), arguments + QStringList{"--threads", "1", "--solver", "./solver {cnf}"});
}

/// Interrupts \a process while its solver works, and waits for its end.
void interruptAtWork(QProcess &process, const QTemporaryDir &folder)
{
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath("started")), patience);
    const auto program = static_cast<pid_t>(process.processId());
    for (int i = 0; i < 2; ++i) { // as "timeout" does
        ::kill(program, SIGINT);
        QThread::msleep(1); // one that still waits would swallow the other
    }
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // a shell says 130
    QCOMPARE(process.exitCode(), SIGINT);
}

/// Streams, limits and ends of the command line.
class TestBatch : public QObject
{
    Q_OBJECT

private slots:
    void answersBeforeTheInputEnds_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("one thread") << "solve --threads 1";
        QTest::newRow("threads") << "solve --threads 3";
        QTest::newRow("all processors") << "solve";
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

    void answersLongStreamsInOrder()
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

    void stopsAtTheTimeLimit_data()
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

    void stopsAtTheTimeLimit()
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
    void limitsEachPuzzleByItself()
    {
        const QByteArray hard =
            QByteArray::fromStdString(text(readCorpus("c25_gecode.txt", 1).front().puzzle.givens)) + '\n';
        QElapsedTimer timer;
        timer.start();
        const Result result =
            run("solve --threads 1 --time-limit 0.3", hard + easyPuzzle() + hard + easyPuzzle());
        QCOMPARE(result.output, "undecided\n" + easySolution() + "undecided\n" + easySolution());
        QCOMPARE(result.exitStatus, 3);
        QVERIFY(timer.elapsed() >= 600);
    }

    void saysSoWhenItCannotWrite_data()
    {
        answersBeforeTheInputEnds_data();
        for (const char *command :
             {"help", "--help", "--version", "solve --help", "help check", "generate --size 4 --count 3"})
            QTest::newRow(command) << command;
    }

    void saysSoWhenItCannotWrite()
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

    void endsSilentlyWhenNobodyReads_data() { saysSoWhenItCannotWrite_data(); }

    // As other programs do before "head -1".
    void endsSilentlyWhenNobodyReads()
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

    void sendsNoCommandsToTheTerminal()
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

    void leavesNothingBehindAtASignal_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("kill") << SIGTERM;
        QTest::newRow("closed terminal") << SIGHUP;
    }

    // Neither the formula nor what the solver's program has started.
    void leavesNothingBehindAtASignal()
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
        // The first puzzle as at a limit of time; the others are not begun.
        QCOMPARE(process.readAllStandardOutput(), "undecided\n");
        QCOMPARE(process.readAllStandardError(),
                 "sudoku-workbench-cli: interrupted; answers: 1, incomplete: 1\n");
    }

    void anInterruptionSaysWhatIsLeft()
    {
        const QTemporaryDir folder;
        QProcess process;
        startEndlessSolver(process, folder, {"generate", "--size", "16", "--count", "3", "--seed", "5"});
        interruptAtWork(process, folder);
        QCOMPARE(process.readAllStandardOutput(), "undecided\n");
        QCOMPARE(process.readAllStandardError(),
                 "seed 5: interrupted without a puzzle\n"
                 "sudoku-workbench-cli: interrupted; answers: 1, incomplete: 1, left: 2\n");
    }

    void anInterruptedRunGoesOnWithThePuzzleInWork()
    {
        const QTemporaryDir folder;
        const QString answers = folder.filePath("answers");
        QProcess process;
        startEndlessSolver(process, folder, {"rate", hardCorpus(), "--continue", answers});
        interruptAtWork(process, folder);
        QCOMPARE(QFileInfo(answers).size(), 0);
        QCOMPARE(process.readAllStandardError(), "");
    }

    void aSecondSignalDoesNotWait()
    {
        const QTemporaryDir folder;
        const QByteArray pipe = QFile::encodeName(folder.filePath("pipe"));
        QCOMPARE(::mkfifo(pipe.constData(), S_IRWXU), 0);
        const int reader = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        constexpr int smallest = 4096; // bytes: less than the answer
        QCOMPARE(::fcntl(reader, F_SETPIPE_SZ, smallest), smallest);
        QProcess process;
        process.setStandardOutputFile(QFile::decodeName(pipe));
        start(process, "walkthrough --format json");
        process.write(easyPuzzle());
        process.closeWriteChannel();
        const auto hasBegunToWrite = [&] {
            int bytes = 0;
            return ::ioctl(reader, FIONREAD, &bytes) == 0 && bytes > 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasBegunToWrite(), patience);
        constexpr int pause = 50; // ms, from one signal to the next
        const QDeadlineTimer deadline(patience);
        do
            ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        while (!process.waitForFinished(pause) && !deadline.hasExpired());
        QCOMPARE(process.state(), QProcess::NotRunning);
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        ::close(reader);
    }

    void removesWhatAKilledRunLeft()
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

    void saysThatAStreamIsClosed()
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

    void leavesNoPartAtALimitOfFileSizes()
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

    void givesASignOfLife()
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

    void putsBlankLinesOnlyBehindSeveralLines_data()
    {
        QTest::addColumn<bool>("isOneLine");
        int count = 0;
        for (const Format &format : formats())
            if (isTried(count++, 4))
                QTest::newRow(format.id.data()) << format.isOneLine;
    }

    // So that each line is a puzzle to programs that read lines; and this one reads them all again.
    void putsBlankLinesOnlyBehindSeveralLines()
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
};

ADD_TEST(QCoreApplication, TestBatch)

} // namespace sudoku::tst_batch

#include "tst_batch.moc"
