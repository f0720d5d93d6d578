#pragma once

namespace sudoku {

// Computations take much memory for a short time, in many small pieces and on several threads. The C library
// would keep most of it (250 MB after a minute and a half of explaining 25x25 boards, of which 20 MB are in
// use).

/// Call before the first thread: from now on the C library keeps less for itself. Does nothing where that
/// cannot be said.
void keepLittleFreeMemory();

/// Gives what is not in use back to the system: within seconds, and once for all calls until then.
void giveFreeMemoryBackSoon();

} // namespace sudoku
