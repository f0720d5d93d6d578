#include "ui/board/boardlayers.h"

namespace sudoku {

bool BoardLayers::set(BoardLayer layer, const BoardFindings &findings)
{
    BoardFindings &own = m_layers[static_cast<std::size_t>(layer)];
    if (own.isEmpty() && findings.isEmpty())
        return false;
    own = findings;
    std::erase(m_order, layer);
    if (!own.isEmpty()) // the live candidates follow what is typed, and cover nothing
        m_order.insert(layer == BoardLayer::LiveCandidates ? m_order.begin() : m_order.end(), layer);
    compose();
    return true;
}

bool BoardLayers::clear()
{
    const bool wasShown = !m_order.empty();
    *this = {};
    return wasShown;
}

void BoardLayers::compose()
{
    m_seen = m_order.empty() ? BoardFindings() : at(m_order.back());
    if (m_seen.candidates.empty() && m_seen.evidence.isEmpty())
        m_seen.candidates = at(BoardLayer::LiveCandidates).candidates;
}

} // namespace sudoku
