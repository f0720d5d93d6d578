#include "app/cli/commandline.h"
#include "app/cli/run/program.h"

int main(int argumentCount, char *arguments[])
{
    return sudoku::cli::runMain(argumentCount, arguments, sudoku::cli::runProgram);
}
