#include "app/cli/commandline.h"

#include <csignal>
#include <cstdio>
#include <exception>

int main(int argumentCount, char *arguments[])
{
    // A reader that went away is noticed when writing fails, and then said.
    std::signal(SIGPIPE, SIG_IGN);
    try {
        QStringList texts;
        for (int i = 1; i < argumentCount; ++i)
            texts += QString::fromLocal8Bit(arguments[i]);
        const sudoku::ExitStatus status = sudoku::runProgram(texts);
        if (std::fflush(stdout) == 0)
            return static_cast<int>(status);
        std::perror("standard output");
    } catch (const std::exception &exception) {
        std::fprintf(stderr, "%s: %s\n", sudoku::programName, exception.what());
    }
    return static_cast<int>(sudoku::ExitStatus::Failure);
}
