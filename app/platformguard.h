#pragma once

#include <QtGlobal>

namespace sudoku {

/// While it lives, a display that Qt cannot open ends the program with a sentence and exit status 2. Qt
/// itself would abort, which looks like a crash.
class PlatformGuard
{
public:
    PlatformGuard();
    ~PlatformGuard();
    Q_DISABLE_COPY_MOVE(PlatformGuard)
};

} // namespace sudoku
