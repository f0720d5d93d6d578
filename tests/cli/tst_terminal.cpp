// Covers app/cli: columns, help
// Covers app/cli/run: console, progress, terminal

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/program.h"
#include "tests/cli/terminal.h"
#include "tests/cli/transcript.h"
#include "tests/testprogram.h"

namespace sudoku::tst_terminal {

const QByteArray puzzle = "1.34341221434321\n";
const QByteArray solution = "1234341221434321\n";
const QByteArray keyboardNote = "Reading puzzles from the keyboard; end with Ctrl+D.\n";
const QByteArray clearLine = "\r\x1b[K";

/// Runs \a command with terminals for its streams, and returns what it writes there.
QByteArray runOn(Terminal &terminal, std::initializer_list<int> streams, const QString &command,
                 const QProcessEnvironment &environment = plainEnvironment(),
                 const QByteArray &input = puzzle)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    terminal.connectTo(process, streams);
    start(process, command);
    process.write(input);
    return terminal.writtenAtEnd(process);
}

QProcessEnvironment environmentWith(const QString &name, const QString &value)
{
    QProcessEnvironment environment = plainEnvironment();
    environment.insert(name, value);
    return environment;
}

/// Returns the length of the longest line of \a text that could be broken.
int widthOf(const QByteArray &text)
{
    qsizetype width = 0;
    for (const QByteArray &line : text.split('\n'))
        if (line.trimmed().contains(' '))
            width = std::max(width, QString::fromUtf8(line).size());
    return static_cast<int>(width);
}

/// What the command line does where a person sits before it.
class TestTerminal : public QObject
{
    Q_OBJECT

private slots:
    void saysThatItReadsTheKeyboard_data();
    void saysThatItReadsTheKeyboard();
    void wrapsItsHelp_data();
    void wrapsItsHelp();
    void printsHeadingsInBoldOnATerminal_data();
    void printsHeadingsInBoldOnATerminal();
    void printsProblemsInRedOnATerminal();
    void helpsWithoutACommand();
    void showsProgressInOneLine();
    void saysProgressInLinesElsewhere();
    void saysHowMuchOfAllIsDone();
    void leavesOutNotes();
};

void TestTerminal::saysThatItReadsTheKeyboard_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("errors");
    QTest::newRow("no file") << "solve" << keyboardNote;
    QTest::newRow("-") << "solve -" << keyboardNote;
    QTest::newRow("quiet") << "solve --quiet" << QByteArray();
    QTest::newRow("encode") << "encode" << keyboardNote;
}

void TestTerminal::saysThatItReadsTheKeyboard()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, errors);
    Terminal terminal;
    QProcess process;
    terminal.connectTo(process, {0});
    start(process, command);
    terminal.type(puzzle + "\4");
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.readAllStandardError(), errors);
    QVERIFY(!process.readAllStandardOutput().isEmpty());
}

void TestTerminal::wrapsItsHelp_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("all") << "--help";
    for (const QString &command : cliCommands())
        QTest::newRow(qPrintable(command)) << command + " --help";
}

void TestTerminal::wrapsItsHelp()
{
    QFETCH(QString, command);
    const auto isOfWidth = [](const QByteArray &text, int max) {
        return widthOf(text) <= max && widthOf(text) > max * 3 / 4;
    };
    const QByteArray plain = run(command).output;
    QVERIFY2(isOfWidth(plain, 80), plain);
    for (const auto &[columns, width] : {std::pair(50, 50), std::pair(20, 40), std::pair(300, 100)}) {
        Terminal terminal(columns);
        const QByteArray text =
            runOn(terminal, {1}, command, environmentWith("NO_COLOR", "1")); // so that only letters count
        QVERIFY2(isOfWidth(text, width), text);
        QCOMPARE(text.simplified(), plain.simplified()); // the same words
        QProcess process;
        process.setProcessEnvironment(environmentWith("COLUMNS", QString::number(columns)));
        start(process, command);
        QCOMPARE(finish(process).output, text);
    }
}

void TestTerminal::printsHeadingsInBoldOnATerminal_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("isBold");
    QTest::newRow("usual") << "TERM"
                           << "xterm-256color" << true;
    QTest::newRow("no colour") << "NO_COLOR"
                               << "1" << false;
    QTest::newRow("empty, as if not set") << "NO_COLOR"
                                          << "" << true;
    QTest::newRow("dumb") << "TERM"
                          << "dumb" << false;
}

void TestTerminal::printsHeadingsInBoldOnATerminal()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(bool, isBold);
    const QProcessEnvironment environment = environmentWith(name, value);
    Terminal terminal;
    const QByteArray text = runOn(terminal, {1}, "solve --help", environment);
    QCOMPARE(text.startsWith("\x1b[1mUsage:\x1b[0m sudoku-workbench-cli solve "), isBold);
    QCOMPARE(text.contains('\x1b'), isBold);
    Terminal other;
    const QByteArray problem = runOn(other, {2}, "solve", environment, "123\n");
    QCOMPARE(problem.startsWith("\x1b[31m-:1:"), isBold);
    QCOMPARE(problem.contains('\x1b'), isBold);
    QVERIFY(!run("solve --help").output.contains('\x1b')); // no terminal
    QVERIFY(!run("solve", "123\n").errors.contains('\x1b'));
}

void TestTerminal::printsProblemsInRedOnATerminal()
{
    Terminal terminal;
    QCOMPARE(runOn(terminal, {2}, "solv"),
             "\x1b[31msudoku-workbench-cli: unknown command 'solv'; did you mean solve?\x1b[0m\n");
    Terminal other;
    const QByteArray notes = runOn(other, {2}, "solve", plainEnvironment(),
                                   "# sudoku-workbench: switched-off diagonal\n" + puzzle);
    QCOMPARE(notes, "-:2:1: note: 1 rule is switched off: the verdict does not cover it\n");
}

void TestTerminal::helpsWithoutACommand()
{
    const Result result = run("");
    QCOMPARE(result.output, "");
    QCOMPARE(result.exitStatus, 2);
    QVERIFY(result.errors.count('\n') <= 6);
    QVERIFY(result.errors.startsWith("Usage: sudoku-workbench-cli COMMAND"));
    QVERIFY(result.errors.contains("See 'sudoku-workbench-cli --help'"));
    QVERIFY(widthOf(result.errors) <= 80);
    for (const char *example : {"solve puzzles.txt", "check puzzles.txt", "generate --count 3"})
        QVERIFY2(result.errors.contains(example), example);
}

void TestTerminal::showsProgressInOneLine()
{
    Terminal terminal;
    QProcess process;
    terminal.connectTo(process, {1, 2});
    start(process, "solve --progress");
    QTRY_VERIFY_WITH_TIMEOUT(terminal.written().contains("0 puzzles, 0/s"), patience);
    process.write(puzzle); // it waits for this
    const QByteArray text = terminal.writtenAtEnd(process);
    QVERIFY2(text.startsWith("0 puzzles, 0/s" + clearLine), text);
    const qsizetype answer = text.indexOf(solution);
    QVERIFY2(answer > 0 && text.first(answer).endsWith(clearLine), text); // in a line of its own
    QVERIFY2(text.contains("1 puzzle done in "), text);
    QCOMPARE(text.count('\n'), 2);
}

// Each command takes the options, and what it says goes to standard error alone.
void TestTerminal::saysProgressInLinesElsewhere()
{
    const QTemporaryDir folder;
    for (const QString &command : cliCommands()) {
        if (!cliOptions(command).contains("--progress"))
            continue;
        const QString line = runnable(command, folder.path()) + " --seed 1";
        const QString plain =
            cliOptions(command).contains("--seed") ? line : runnable(command, folder.path());
        const Result result = run(plain + " --progress", puzzle);
        const Result expected = run(plain, puzzle);
        QCOMPARE(normalized(result.output), normalized(expected.output)); // "measure" writes times
        QCOMPARE(result.exitStatus, expected.exitStatus);
        static const QRegularExpression end("^1 puzzle done in [0-9.]+ s, [0-9]+/s$");
        const QString last = QString::fromUtf8(result.errors).trimmed().section('\n', -1);
        QVERIFY2(end.match(last).hasMatch(), qPrintable(command + ": " + last));
        QVERIFY(!result.errors.contains('\r'));
    }
}

void TestTerminal::saysHowMuchOfAllIsDone()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("puzzles.txt"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(puzzle.repeated(40) + "123\n" + puzzle);
    file.close();
    const Result result = run("solve --progress " + file.fileName());
    QVERIFY2(result.errors.contains("\n42 puzzles done in "), result.errors);
    const Result made = run("generate --size 4 --count 7 --progress");
    QVERIFY2(made.errors.startsWith("7 puzzles done in "), made.errors);
}

void TestTerminal::leavesOutNotes()
{
    const QTemporaryDir folder;
    const QByteArray noted = "# sudoku-workbench: switched-off diagonal\n" + puzzle;
    int count = 0;
    for (const QString &command : cliCommands()) {
        const QString line = runnable(command, folder.path());
        const Result loud = run(line, noted);
        const Result quiet = run(line + " --quiet", noted);
        QCOMPARE(run(line + " -q", noted).errors, quiet.errors);
        count += loud.errors.contains("note:") ? 1 : 0;
        QVERIFY2(!quiet.errors.contains("note:"), quiet.errors);
        QCOMPARE(quiet.exitStatus, loud.exitStatus);
        if (command != "generate") // with another seed
            QCOMPARE(normalized(quiet.output), normalized(loud.output));
        const QByteArray problem = run(line + " --quiet", "123\n").errors;
        if (loud.errors.contains("note:"))
            QVERIFY2(problem.startsWith("-:1:"), problem);
    }
    QVERIFY(count > 12); // all that read puzzles
}

ADD_TEST(QCoreApplication, TestTerminal)

} // namespace sudoku::tst_terminal

#include "tst_terminal.moc"
