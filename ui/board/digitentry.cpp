#include "ui/board/digitentry.h"

namespace sudoku {

std::optional<DigitEntry::Result> DigitEntry::type(int figure)
{
    const int longer = m_typed * 10 + figure;
    const bool isContinued = m_typed != 0 && longer <= m_maxDigit;
    m_typed = isContinued ? longer : figure;
    if (m_typed > m_maxDigit) {
        m_typed = 0;
        return {};
    }
    return Result{m_typed, isContinued, isContinued || longer == figure ? 0 : longer};
}

} // namespace sudoku
