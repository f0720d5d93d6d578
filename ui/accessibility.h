#pragma once

namespace sudoku {

/// Makes Qt describe this program's own widgets to assistive technology as what they are. Widgets that need it
/// call it in their constructors; once is enough.
void installAccessibility();

} // namespace sudoku
