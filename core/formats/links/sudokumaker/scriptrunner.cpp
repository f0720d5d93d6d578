#include "core/formats/links/sudokumaker/scriptrunner.h"

#include <atomic>

namespace sudoku {
namespace {

std::atomic<ScriptRunner> theRunner = nullptr;

} // namespace

void setScriptRunner(ScriptRunner runner)
{
    theRunner = runner;
}

ScriptRunner scriptRunner()
{
    return theRunner;
}

} // namespace sudoku
