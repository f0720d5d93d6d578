#pragma once

#include "ui/print/bookplace.h"
#include "ui/printjob/bookfile.h"

#include <optional>

namespace sudoku {

/// Returns why no puzzle is as \a wish says, in the words of the window; the place is the name of an option.
/// Options that the window does not offer are not looked at: the program of the command line reads them.
std::optional<BookFault> faultOf(const BookWish &wish);

} // namespace sudoku
