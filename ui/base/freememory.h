#pragma once

namespace sudoku {

// Computations use much memory for a short time, in many small blocks and on several threads. The C library
// would keep most of it: 250 MB after explaining 25x25 boards for a minute and a half, only 20 MB of them in
// use.

/// Makes the C library keep less free memory for itself. Must be called before the first thread starts. Does
/// nothing if the library has no such setting.
void keepLittleFreeMemory();

/// Returns free memory to the system a few seconds later. Calls until then have no further effect.
void giveFreeMemoryBackSoon();

} // namespace sudoku
