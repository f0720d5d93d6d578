#include "ui/programs/childprocess.h"

#include "ui/programs/runningprograms.h"

#include <QFileInfo>
#include <QProcess>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int pause = 10;     // ms between two looks
constexpr int timeToEnd = 50; // ms for a program that is asked to end

void end(QProcess &process, ProcessGroup group)
{
    askToEnd(group);
    if (process.waitForFinished(timeToEnd) || process.state() == QProcess::NotRunning)
        return;
    endNow(group);
    process.waitForFinished(-1);
}

bool isTooLarge(const ChildFiles &files)
{
    return std::ranges::any_of(
        QStringList{files.output, files.errors, files.result},
        [](const QString &file) { return !file.isEmpty() && QFileInfo(file).size() > maxOutput; });
}

ChildEnd waitFor(QProcess &process, ProcessGroup group, const ChildFiles &files, const std::stop_token &stop,
                 const std::function<void()> &look)
{
    while (!process.waitForFinished(pause) && process.state() != QProcess::NotRunning) {
        if (look)
            look();
        const bool isStopped = stop.stop_requested();
        if (isStopped || isTooLarge(files)) {
            end(process, group);
            return {isStopped ? ChildEnd::Kind::Stopped : ChildEnd::Kind::TooMuchOutput};
        }
    }
    if (isTooLarge(files))
        return {ChildEnd::Kind::TooMuchOutput};
    const bool isCrash = process.exitStatus() == QProcess::CrashExit;
    return {isCrash ? ChildEnd::Kind::Crashed : ChildEnd::Kind::Exited, process.exitCode()};
}

} // namespace

ChildEnd runChild(const QString &program, const QStringList &arguments, const ChildFiles &files,
                  const std::stop_token &stop, const std::function<void()> &look)
{
    QProcess process;
    process.setStandardInputFile(files.input.isEmpty() ? QProcess::nullDevice() : files.input);
    process.setStandardOutputFile(files.output);
    process.setStandardErrorFile(files.errors);
#ifdef Q_OS_UNIX
    process.setChildProcessModifier(becomeProcessGroup);
#endif
    const RunningGroup group([&] {
        process.start(program, arguments);
        return process.waitForStarted(-1) ? ProcessGroup{process.processId()} : 0;
    });
    if (group.number() == 0)
        return {ChildEnd::Kind::NotStarted, 0, process.errorString()};
    return waitFor(process, group.number(), files, stop, look);
}

} // namespace sudoku
