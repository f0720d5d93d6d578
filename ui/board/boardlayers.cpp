#include "ui/board/boardlayers.h"

namespace sudoku {

bool BoardLayers::set(BoardLayer layer, const BoardFindings &findings)
{
    BoardFindings &own = m_layers[static_cast<std::size_t>(layer)];
    if (own.isEmpty() && findings.isEmpty())
        return false;
    own = findings;
    std::erase(m_order, layer);
    if (!own.isEmpty())
        m_order.push_back(layer);
    return true;
}

bool BoardLayers::clear()
{
    const bool wasShown = !m_order.empty();
    *this = {};
    return wasShown;
}

} // namespace sudoku
