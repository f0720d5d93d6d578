#include "tests/cli/program.h"

#include <QtTest/QTest>

namespace sudoku {

QString hardCorpus()
{
    return QStringLiteral(TEST_DATA "/corpus/c25_gecode.txt");
}

void start(QProcess &process, const QString &command)
{
    process.setWorkingDirectory(CLI_CASES);
    process.start(CLI_PROGRAM, QProcess::splitCommand(command));
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
