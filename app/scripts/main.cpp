#include <QCoreApplication>
#include <QFile>

#include "core/system/memorylimit.h"
#include "core/system/processorlimit.h"
#include "ui/scripts/scriptengine.h"

#include <cstdio>

namespace {

constexpr std::size_t mostMemory = std::size_t{1'000} << 20; // of addresses, libraries included
constexpr int mostSeconds = 2;                // of processor time; scripts take some milliseconds
constexpr qint64 longestQuestion = 4'000'000; // bytes

} // namespace

int main(int argumentCount, char *arguments[])
{
    sudoku::limitAddressSpace(mostMemory);
    sudoku::limitProcessorTime(mostSeconds);
    qputenv("QV4_FORCE_INTERPRETER", "1"); // no machine code is made of what strangers wrote
    const QCoreApplication application(argumentCount, arguments);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return 1;
    std::fputs(sudoku::answerOfScripts(input.read(longestQuestion).toStdString()).c_str(), stdout);
    return 0;
}
