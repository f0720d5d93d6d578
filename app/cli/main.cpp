#include "app/cli/commandline.h"
#include "app/cli/run/program.h"
#include "ui/scripts/scriptjob.h"

int main(int argumentCount, char *arguments[])
{
    sudoku::readScripts();
    return sudoku::cli::runMain(argumentCount, arguments, sudoku::cli::runProgram);
}
