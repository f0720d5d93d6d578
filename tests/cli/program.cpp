#include "tests/cli/program.h"
#include "tests/testpaths.h"

#include <QMap>
#include <QRegularExpression>
#include <QtTest/QTest>

namespace sudoku {

QString cliProgram()
{
    return QStringLiteral(CLI_PROGRAM);
}

QString cliCases()
{
    return QStringLiteral(CLI_CASES);
}

QString hardCorpus()
{
    return QString::fromStdString(testDataPath("corpus/c25_gecode.txt"));
}

QProcessEnvironment plainEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"COLUMNS", "NO_COLOR"})
        environment.remove(name);
    environment.insert("TERM", "xterm");
    return environment;
}

void start(QProcess &process, const QString &command)
{
    process.setWorkingDirectory(cliCases());
    if (process.processEnvironment().isEmpty())
        process.setProcessEnvironment(plainEnvironment());
    process.start(cliProgram(), QProcess::splitCommand(command));
    QVERIFY(process.waitForStarted());
}

Result finish(QProcess &process)
{
    process.closeWriteChannel();
    if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

Result run(const QString &command, const QByteArray &input)
{
    QProcess process;
    start(process, command);
    process.write(input);
    return finish(process);
}

QStringList cliCommands()
{
    const QString said = QString::fromUtf8(run("--frobnicate").errors).trimmed();
    QStringList names = said.section(": ", -1).split(", ");
    names.removeOne("help");
    return names;
}

QStringList cliOptions(const QString &command)
{
    static const QRegularExpression option("^ +(?:-[a-z], )?(--[a-z-]+)( |$)",
                                           QRegularExpression::MultilineOption);
    static QMap<QString, QStringList> known;
    QStringList &names = known[command];
    if (!names.isEmpty())
        return names;
    for (const auto &match : option.globalMatch(QString::fromUtf8(run(command + " --help").output)))
        names += match.captured(1);
    return names;
}

QStringList cliOptionsWithNames()
{
    static const QRegularExpression option("^  (--[a-z-]+) ", QRegularExpression::MultilineOption);
    QStringList options;
    for (const auto &match : option.globalMatch(QString::fromUtf8(run("help").output)))
        options += match.captured(1);
    options.removeDuplicates();
    return options;
}

QStringList cliNames(const QString &option)
{
    static const QRegularExpression name("^  ([^ \\n]+)", QRegularExpression::MultilineOption);
    QStringList names;
    for (const auto &match : name.globalMatch(QString::fromUtf8(run("help " + option).output)))
        names += match.captured(1);
    return names;
}

QString runnable(const QString &command, const QString &folder)
{
    static const QMap<QString, QString> arguments{
        {"convert", "--to line"}, {"decode", "--model data/unsatisfiable.txt"},
        {"generate", "--size 4"}, {"print", "--output %1/page.pdf"},
        {"why", "r1c2"},
    };
    const QString all = command + ' ' + arguments.value(command);
    return all.contains("%1") ? all.arg(folder) : all;
}

} // namespace sudoku
