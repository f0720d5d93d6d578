#include "core/hints/chains/implications.h"
#include "core/hints/techniques/fishsearch.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

/// Looks for fish whose fins all begin chains to the same elimination. In type 1, the fish
/// eliminates it if no fin is true; in type 2, chains lead there also from all candidates that the bases have
/// in one of the covers.
class KrakenSearch : private FishSearch
{
public:
    KrakenSearch(const Technique &technique, const Position &position, FishKind kind, int size,
                 Implications &implications, StepSink &sink)
        : FishSearch(technique, position, {kind, true}, sink),
          m_implications(implications)
    {
        m_size = size;
        m_maxFins = 2; // as HoDoKu has it
        m_maxEndoFins = 0;
    }

    void findAll()
    {
        for (m_digit = 1; m_digit <= m_rules.digitCount() && !m_sink.isDone(); ++m_digit) {
            m_plane = m_position.cellsWith(m_digit);
            if (!findInHouses(HouseType::Row, HouseType::Column)
                || !findInHouses(HouseType::Column, HouseType::Row))
                return;
        }
    }

private:
    bool findInParts() override;
    bool complete() override;
    CellSet refuting(int node) const;
    bool addBest();
    std::vector<Cell> arms(const CellSet &fins) const;
    Implications::Literal arm(Cell cell) const;

    /// A step whose chains are not made yet.
    struct Found
    {
        Step step;
        std::vector<Cell> arms; ///< from which the chains begin
        int length;
    };

    Implications &m_implications;
    int m_node = -1; // of the candidate to eliminate
    std::optional<Found> m_best;
};

bool KrakenSearch::findInParts()
{
    for (m_node = 0; m_node < m_implications.candidateCount(); ++m_node) {
        const CellSet seen = refuting(m_node);
        const Candidate candidate = m_implications.graph().candidate(m_node);
        m_best.reset();
        if (candidate.digit == m_digit)
            findAgainst(candidate.cell, seen);
        if (!m_best)
            findAgainst(noTarget, seen);
        if (!addBest())
            return false;
    }
    return true;
}

Implications::Literal KrakenSearch::arm(Cell cell) const
{
    return Implications::literal(m_implications.graph().nodeOf({cell, m_digit}), true);
}

/// Returns the cells that have the digit, and from which a chain leads to the elimination.
CellSet KrakenSearch::refuting(int node) const
{
    const Implications::Literal conclusion = Implications::literal(node, false);
    CellSet refuting(m_rules.cellCount());
    for (const Cell cell : m_plane)
        if (m_implications.graph().nodeOf({cell, m_digit}) != node
            && m_implications.depths(arm(cell))[conclusion] > 0)
            refuting.insert(cell);
    return refuting;
}

/// Returns the cells from which chains are needed.
std::vector<Cell> KrakenSearch::arms(const CellSet &fins) const
{
    CellSet cells = fins;
    if (m_target == noTarget)
        cells |= m_covers.front()->cells & m_united;
    return cells.toVector();
}

/// Keeps the shortest.
bool KrakenSearch::complete()
{
    const CellSet covered = this->covered();
    const CellSet fins = m_united - covered;
    // Without chains it would be another technique.
    const bool isPlain = m_target != noTarget && fins.isSubsetOf(m_rules.peers(m_target));
    if (fins.isEmpty() || fins.size() > m_maxFins || isPlain
        || (m_shape.kind != FishKind::Basic && !isOfShape(covered - fins)))
        return !m_sink.isDone();
    Found found{{}, arms(fins), 0};
    for (const Cell cell : found.arms)
        found.length += m_implications.depths(arm(cell))[Implications::literal(m_node, false)];
    if (m_best && m_best->length <= found.length)
        return !m_sink.isDone();
    found.step = stepOf(covered, fins);
    found.step.technique = &m_technique.kind(m_target == noTarget ? "kraken-fish-2" : "kraken-fish-1");
    if (m_target == noTarget)
        found.step.groups.push_back(
            {Role::Pincer, candidatesIn(CellSet(m_rules.cellCount(), found.arms), m_digit)});
    m_best = std::move(found);
    return !m_sink.isDone();
}

bool KrakenSearch::addBest()
{
    if (!m_best)
        return !m_sink.isDone();
    Step &step = m_best->step;
    step.eliminations = {m_implications.graph().candidate(m_node)};
    for (const Cell cell : m_best->arms)
        step.chains.push_back(m_implications.explain(arm(cell), Implications::literal(m_node, false)));
    return m_sink.add(std::move(step));
}

} // namespace

void findKrakenFish(const Technique &technique, const Position &position, StepSink &sink)
{
    Implications implications(position, Implications::Kind::Chains, sink.stopToken());
    for (int size = 2; size <= technique.size; ++size)
        for (const FishKind kind : {FishKind::Basic, FishKind::Franken})
            if (!sink.isDone())
                KrakenSearch(technique, position, kind, size, implications, sink).findAll();
}

} // namespace sudoku
