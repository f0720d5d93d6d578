// Covers app/cli: bashscript, completion, fishscript, offers, zshscript

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/encode/atmostone.h"
#include "core/sat/solverkinds.h"
#include "core/variants/variant.h"
#include "tests/cli/program.h"
#include "tests/testprogram.h"

namespace sudoku::tst_completion {

const QString bash = QStringLiteral("bash");
const QString zsh = QStringLiteral("zsh");
const QString fish = QStringLiteral("fish");

/// Returns \a text in single quotes, as each shell reads them.
QString quoted(const QString &text)
{
    return QLatin1Char('\'') + text + QLatin1Char('\'');
}

/// Runs \a script in \a shell, without the files of the user.
Result runScript(const QString &shell, const QString &script)
{
    static const QMap<QString, QStringList> arguments{
        {bash, {"--norc"}}, {zsh, {"-f"}}, {fish, {"--no-config"}}};
    QProcess process;
    process.start(shell, arguments.value(shell) + QStringList{"-c", script});
    return finish(process);
}

/// Returns the lines between the marks that the script of a shell prints behind each answer.
QList<QStringList> answersIn(const QByteArray &output)
{
    QList<QStringList> answers(1);
    for (const QString &line : QString::fromUtf8(output).split('\n')) {
        if (line == "==")
            answers += QStringList();
        else if (!line.isEmpty())
            answers.back() += line.section('\t', 0, 0);
    }
    answers.removeLast();
    return answers;
}

/// Returns what bash offers for the last word of each line, as in its completion of words. "files" stands for
/// its own completion of files.
QList<QStringList> offersOfBash(const QStringList &lines)
{
    QString script = "compopt() { [[ $* != '-o default' ]] || echo files; }\n";
    script += "source <(" + quoted(cliProgram()) + " completion bash)\n";
    for (const QString &line : lines) {
        QStringList words;
        for (const QString &word : line.split(' '))
            words += quoted(word);
        script +=
            QStringLiteral("COMP_WORDS=(%1) COMP_CWORD=%2\n").arg(words.join(' ')).arg(words.size() - 1);
        script += "_sudoku_workbench_cli; printf '%s\\n' \"${COMPREPLY[@]}\" ==\n";
    }
    const Result result = runScript(bash, script);
    if (!result.errors.isEmpty())
        qWarning("%s", result.errors.constData());
    return answersIn(result.output);
}

QList<QStringList> offersOfFish(const QStringList &lines)
{
    QString script = quoted(cliProgram()) + " completion fish | source\n";
    for (const QString &line : lines)
        script += "complete -C " + quoted(line) + "; echo ==\n";
    return answersIn(runScript(fish, script).output);
}

/// Returns what zsh writes when Tab is pressed behind \a line.
QString typedInZsh(const QString &line)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("_sudoku-workbench-cli"));
    if (!file.open(QFile::WriteOnly))
        return {};
    file.write(run("completion zsh").output);
    file.close();
    QProcess process;
    process.start(zsh, {"-f", cliCases() + "/../complete.zsh", folder.path(), line});
    return QString::fromUtf8(finish(process).output);
}

bool isMissing(const QString &shell)
{
    return QStandardPaths::findExecutable(shell).isEmpty();
}

/// Shells offer everything that the tables have. As "help" lists that, a new command, option or name appears
/// here by itself.
class TestCompletion : public QObject
{
    Q_OBJECT

private slots:
    void isAScriptOfTheShell_data();
    void isAScriptOfTheShell();
    void offersCommandsInBash();
    void offersOptionsInBash();
    void offersNamesInBash();
    void offersPartsOfListsInBash();
    void offersFilesInBash();
    void hidesOldNames();
    void offersTheSameInFish();
    void describesInFish();
    void namesEverythingInZsh();
    void completesInZsh_data();
    void completesInZsh();
    void refusesOtherShells();
};

void TestCompletion::isAScriptOfTheShell_data()
{
    QTest::addColumn<QString>("check");
    QTest::newRow("bash") << "-n";
    QTest::newRow("zsh") << "-n";
    QTest::newRow("fish") << "--no-execute";
}

void TestCompletion::isAScriptOfTheShell()
{
    QFETCH(QString, check);
    const QString shell = QString::fromUtf8(QTest::currentDataTag());
    if (isMissing(shell))
        QSKIP("the shell is not installed");
    const QTemporaryDir folder;
    QFile file(folder.filePath("script"));
    QVERIFY(file.open(QFile::WriteOnly));
    const Result script = run("completion " + shell);
    QCOMPARE(script.exitStatus, 0);
    QVERIFY(script.output.size() > 10'000);
    file.write(script.output);
    file.close();
    QProcess process;
    process.start(shell, {check, file.fileName()});
    const Result result = finish(process);
    QCOMPARE(result.errors, "");
    QCOMPARE(result.exitStatus, 0);
}

void TestCompletion::offersCommandsInBash()
{
    const QStringList commands = cliCommands() + QStringList{"help"};
    const QList<QStringList> offers = offersOfBash(
        {"sudoku-workbench-cli ", "sudoku-workbench-cli gen", "sudoku-workbench-cli help ", "x --v"});
    QCOMPARE(offers.value(0), commands + QStringList({"--help", "--version"}));
    QCOMPARE(offers.value(1), QStringList{"generate"});
    QCOMPARE(offers.value(2), commands);
    QCOMPARE(offers.value(3), QStringList{"--version"});
}

void TestCompletion::offersOptionsInBash()
{
    const QStringList commands = cliCommands();
    QStringList lines;
    for (const QString &command : commands)
        lines += "x " + command + " --";
    const QList<QStringList> offers = offersOfBash(lines);
    QCOMPARE(offers.size(), commands.size());
    for (qsizetype i = 0; i < commands.size(); ++i) {
        QVERIFY(offers[i].contains("--help"));
        QCOMPARE(offers[i], cliOptions(commands[i]));
    }
}

void TestCompletion::offersNamesInBash()
{
    QStringList lines;
    QList<QStringList> expected;
    for (const QString &option : cliOptionsWithNames())
        for (const QString &command : cliCommands())
            if (cliOptions(command).contains(option)
                && (command != "print" || option != "--board")) { // a size
                lines += "x " + command + ' ' + option + ' ';
                expected += cliNames(option);
                if (option == "--to") // which shares the list of --format
                    for (const char *answerForm : {"json", "csv"})
                        expected.back().removeOne(answerForm);
            }
    QVERIFY(lines.size() > 40);
    const QList<QStringList> offers = offersOfBash(lines);
    QCOMPARE(offers.size(), lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isShort = lines[i].endsWith("--format ") || lines[i].contains("generate --solutions");
        QVERIFY2(isShort || offers[i].size() >= expected[i].size(), qPrintable(lines[i]));
        for (const QString &name : isShort ? offers[i].first(1) : expected[i])
            QVERIFY2(offers[i].contains(name), qPrintable(lines[i] + name));
    }
}

void TestCompletion::offersPartsOfListsInBash()
{
    const QList<QStringList> offers =
        offersOfBash({"x generate --needs x-wing,naked-s", "x hint --techniques hod",
                      "x hint --techniques x-wing,hod", "x solve --format = li",
                      "x solve --format =", "x count --solver mini", "x solve --boxes 2x", "x completion "});
    QCOMPARE(offers.value(0), QStringList({"x-wing,naked-single"}));
    QCOMPARE(offers.value(1), QStringList{"hodoku"});
    QCOMPARE(offers.value(2), QStringList());
    QCOMPARE(offers.value(3), QStringList({"line", "library"}));
    QVERIFY(offers.value(4).contains("json"));
    QCOMPARE(offers.value(5), QStringList{"minisat"});
    QVERIFY(offers.value(6).contains("2x3"));
    QCOMPARE(offers.value(7), QStringList({"bash", "zsh", "fish"}));
}

void TestCompletion::offersFilesInBash()
{
    const QList<QStringList> offers =
        offersOfBash({"x solve ", "x solve --quiet pu", "x print -o ", "x rate --continue ra", "x generate ",
                      "x solve --time-limit ", "x encode --forbid ", "x solve --variant killer : 1"});
    for (const int i : {0, 1, 2, 3, 6})
        QCOMPARE(offers.value(i), QStringList{"files"});
    for (const int i : {4, 5, 7})
        QCOMPARE(offers.value(i), QStringList());
}

void TestCompletion::hidesOldNames()
{
    QCOMPARE(run("generate --size 4 --irreducible").exitStatus, 0);
    for (const QString &shell : {bash, zsh, fish})
        QVERIFY(!run("completion " + shell).output.contains("irreducible"));
}

void TestCompletion::offersTheSameInFish()
{
    if (isMissing(fish))
        QSKIP("fish is not installed");
    QStringList lines;
    for (const QString &command : cliCommands())
        lines += "sudoku-workbench-cli " + command + " --";
    lines += {"sudoku-workbench-cli gen",
              "sudoku-workbench-cli solve --variant ",
              "sudoku-workbench-cli encode --at-most-one ",
              "sudoku-workbench-cli check --solver ",
              "sudoku-workbench-cli generate --needs x-wing,naked-s",
              "sudoku-workbench-cli completion "};
    const QList<QStringList> fishOffers = offersOfFish(lines);
    const QList<QStringList> bashOffers = offersOfBash(lines);
    QCOMPARE(fishOffers.size(), lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        for (const QString &name : bashOffers[i])
            QVERIFY2(fishOffers[i].contains(name), qPrintable(lines[i] + ": " + name));
        QCOMPARE(fishOffers[i].size(), bashOffers[i].size());
    }
}

void TestCompletion::describesInFish()
{
    if (isMissing(fish))
        QSKIP("fish is not installed");
    const Result result = runScript(
        fish,
        quoted(cliProgram())
            + " completion fish | source; complete -C 'sudoku-workbench-cli gen'; complete -C "
              "'sudoku-workbench-cli solve --symb'; complete -C 'sudoku-workbench-cli solve --variant wind'");
    QVERIFY2(result.output.contains("generate\tmake new puzzles"), result.output);
    QVERIFY2(result.output.contains("--symbols\thow to read and write digits"), result.output);
    QVERIFY2(result.output.contains("windoku\tWindoku"), result.output);
}

void TestCompletion::namesEverythingInZsh()
{
    const QString script = QString::fromUtf8(run("completion zsh").output);
    for (const QString &command : cliCommands()) {
        const qsizetype at = script.indexOf("\n        " + command + ")\n");
        QVERIFY2(at > 0, qPrintable(command));
        const QString part = script.mid(at, script.indexOf(";;", at) - at);
        for (const QString &option : cliOptions(command))
            QVERIFY2(part.contains(QRegularExpression("'\\*?" + option + "=?\\[")),
                     qPrintable(command + ' ' + option));
    }
    for (const Variant *variant : variants())
        QVERIFY(script.contains(QStringLiteral("        '%1:").arg(variant->id.data())));
    for (const EncodingMethod &encoding : encodingMethods())
        QVERIFY(script.contains(QStringLiteral("        '%1:").arg(encoding.id.data())));
    for (const SolverKind &solver : solverKinds())
        QVERIFY(script.contains(QStringLiteral("        '%1:").arg(solver.id.data())));
}

void TestCompletion::completesInZsh_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("completed");
    QTest::newRow("command") << "sudoku-workbench-cli gen"
                             << "sudoku-workbench-cli generate";
    QTest::newRow("option") << "sudoku-workbench-cli solve --symb"
                            << "sudoku-workbench-cli solve --symbols";
    QTest::newRow("name") << "sudoku-workbench-cli solve --variant windok"
                          << "sudoku-workbench-cli solve --variant windoku";
    QTest::newRow("name behind =") << "sudoku-workbench-cli check --solver=minis"
                                   << "sudoku-workbench-cli check --solver=minisat";
    QTest::newRow("part of a list") << "sudoku-workbench-cli generate --needs x-wing,naked-si"
                                    << "sudoku-workbench-cli generate --needs x-wing,naked-single";
    QTest::newRow("shell") << "sudoku-workbench-cli completion ba"
                           << "sudoku-workbench-cli completion bash";
}

void TestCompletion::completesInZsh()
{
    if (isMissing(zsh))
        QSKIP("zsh is not installed");
    QFETCH(QString, line);
    QFETCH(QString, completed);
    const QString typed = typedInZsh(line);
    QCOMPARE(typed, completed + '\n');
}

void TestCompletion::refusesOtherShells()
{
    const Result none = run("completion");
    QCOMPARE(none.errors, "sudoku-workbench-cli: 'completion' needs the name of a shell: bash, zsh, fish\n");
    QCOMPARE(none.exitStatus, 2);
    const Result other = run("completion tcsh");
    QCOMPARE(other.exitStatus, 2);
    QCOMPARE(other.output, "");
    QCOMPARE(run("completion bash zsh").exitStatus, 2);
}

ADD_TEST(QCoreApplication, TestCompletion)

} // namespace sudoku::tst_completion

#include "tst_completion.moc"
