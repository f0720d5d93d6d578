#include "tests/testprogram.h"
#include "ui/text/strings.h"

namespace sudoku {
namespace {

const bool isPrepared = setPreparation(installPlurals);

} // namespace
} // namespace sudoku
