#include "tests/testprogram.h"
#include "ui/text/translate.h"

namespace sudoku {
namespace {

const bool isPrepared = setPreparation(installPlurals);

} // namespace
} // namespace sudoku
