#include "tests/cli/program.h"
#include "tests/testpaths.h"

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

void start(QProcess &process, const QString &command)
{
    process.setWorkingDirectory(cliCases());
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

} // namespace sudoku
