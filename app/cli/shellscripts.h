#pragma once

#include <QString>

namespace sudoku::cli {

// The scripts with which shells complete the words of the program's command line, made from the tables of
// commands, options and names. Old names are completed behind, but not offered.

namespace bash {
QString script();
}
namespace zsh {
QString script();
}
namespace fish {
QString script();
}

} // namespace sudoku::cli
