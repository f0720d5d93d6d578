#include "core/hints/chains/finders.h"
#include "core/hints/chains/implications.h"
#include "core/hints/steps/conclusions.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

using Kind = Implications::Kind;
using Literal = Implications::Literal;
using Depth = Implications::Depth;

/// Proofs by what follows from candidates: an assumption that contradicts itself is wrong, and what follows
/// from each of several assumptions is right if one of them is.
class Forcing
{
public:
    Forcing(const Technique &technique, const Position &position, Kind kind, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_kind(kind),
          m_implications(position, kind, sink.stopToken()),
          m_sink(sink)
    {
        listAlternatives();
    }

    void find()
    {
        for (Literal premise = 0; premise < m_implications.literalCount() && !m_sink.isDone(); ++premise)
            refute(premise);
        for (int node = 0; node < m_implications.candidateCount(); ++node)
            verify({Implications::literal(node, false), Implications::literal(node, true)}, -1);
        for (std::size_t i = 0; i < m_alternatives.size() && !m_sink.isDone(); ++i) {
            std::vector<Literal> premises;
            for (const int node : m_alternatives[i].nodes)
                premises.push_back(Implications::literal(node, true));
            verify(premises, static_cast<int>(i));
        }
        m_ways.forEach([this](const Way &way) { return m_sink.isDone() ? false : addStep(way); });
    }

private:
    /// Candidates; one of them is true.
    struct Alternatives
    {
        std::vector<int> nodes;
        int house; ///< -1 if they are those of a cell
    };

    /// A proof of a conclusion, which is false in a contradiction.
    struct Way
    {
        Literal conclusion;
        bool isContradiction;
        int node; ///< that is true and false if the conclusion is false, or the other way round; or -1
        int alternatives; ///< that are all false, or that all lead to the conclusion; or -1
    };

    void listAlternatives();
    void addAlternatives(const std::vector<Candidate> &candidates, int house);
    void refute(Literal premise);
    void verify(const std::vector<Literal> &premises, int alternatives);
    void offer(const Way &way, int length);
    bool addStep(const Way &way);
    void addContradiction(Step &step, const Way &way);
    void addVerity(Step &step, const Way &way);
    void addChain(Step &step, Literal premise, Literal conclusion);
    std::string_view techniqueId(bool isContradiction) const;

    const Technique &m_technique;
    const Position &m_position;
    Kind m_kind;
    Implications m_implications;
    StepSink &m_sink;
    std::vector<Alternatives> m_alternatives;
    Conclusions<Way> m_ways;
};

void Forcing::listAlternatives()
{
    const RuleIndex &rules = m_position.rules();
    for (Cell cell = 0; cell < rules.cellCount(); ++cell) {
        std::vector<Candidate> candidates;
        for (const Digit digit : m_position.candidates(cell))
            candidates.push_back({cell, digit});
        addAlternatives(candidates, -1);
    }
    for (int house = 0; house < rules.houseCount(); ++house)
        for (Digit digit = 1; rules.house(house).hasEachDigit && digit <= rules.digitCount(); ++digit)
            addAlternatives(candidatesIn(m_position.cellsAt(house, m_position.placesIn(house, digit)), digit),
                            house);
}

/// Two alternatives are linked already.
void Forcing::addAlternatives(const std::vector<Candidate> &candidates, int house)
{
    if (candidates.size() <= 2)
        return;
    std::vector<int> nodes;
    for (const Candidate &candidate : candidates)
        nodes.push_back(m_implications.graph().nodeOf(candidate));
    m_alternatives.push_back({std::move(nodes), house});
}

/// Looks for contradictions that follow from \a premise.
void Forcing::refute(Literal premise)
{
    const Depth *depths = m_implications.depths(premise);
    const Literal conclusion = Implications::opposite(premise);
    for (int node = 0; node < m_implications.candidateCount(); ++node) {
        const int off = depths[Implications::literal(node, false)];
        const int on = depths[Implications::literal(node, true)];
        if (off > 0 && on > 0)
            offer({conclusion, true, node, -1}, off + on);
    }
    for (std::size_t i = 0; i < m_alternatives.size(); ++i) {
        int length = 0;
        for (const int node : m_alternatives[i].nodes) {
            const int depth = depths[Implications::literal(node, false)];
            length += depth;
            if (depth == 0) {
                length = 0;
                break;
            }
        }
        if (length > 0)
            offer({conclusion, true, -1, static_cast<int>(i)}, length);
    }
}

/// Looks for what follows from each of \a premises; one of them is true.
void Forcing::verify(const std::vector<Literal> &premises, int alternatives)
{
    const int count = m_implications.literalCount();
    std::vector<int> lengths(m_implications.depths(premises.front()),
                             m_implications.depths(premises.front()) + count);
    for (std::size_t i = 1; i < premises.size(); ++i) {
        const Depth *depths = m_implications.depths(premises[i]);
        for (Literal literal = 0; literal < count; ++literal)
            lengths[literal] =
                depths[literal] == 0 || lengths[literal] == 0 ? 0 : lengths[literal] + depths[literal];
    }
    for (const Literal premise : premises) // an assumption from which itself follows proves nothing new
        lengths[premise] = 0;
    for (Literal literal = 0; literal < count; ++literal)
        if (lengths[literal] > 0)
            offer(
                {literal, false, alternatives < 0 ? Implications::node(premises.front()) : -1, alternatives},
                lengths[literal]);
}

/// A placement comes before an elimination.
void Forcing::offer(const Way &way, int length)
{
    ConclusionKey key;
    key.add(way.conclusion);
    const int node = Implications::node(way.conclusion);
    m_ways.offer(
        key.value(),
        {Implications::isOn(way.conclusion) ? 1 : 0, length, m_implications.graph().candidate(node).cell},
        way);
}

bool Forcing::addStep(const Way &way)
{
    Step step{.technique = &m_technique.kind(techniqueId(way.isContradiction))};
    const Candidate candidate = m_implications.graph().candidate(Implications::node(way.conclusion));
    (Implications::isOn(way.conclusion) ? step.placements : step.eliminations).push_back(candidate);
    if (way.alternatives >= 0) {
        const Alternatives &alternatives = m_alternatives[way.alternatives];
        step.groups.push_back({Role::Pattern, {}});
        for (const int node : alternatives.nodes)
            step.groups.back().candidates.push_back(m_implications.graph().candidate(node));
        if (alternatives.house >= 0)
            step.houses.push_back({alternatives.house});
    }
    way.isContradiction ? addContradiction(step, way) : addVerity(step, way);
    return m_sink.add(std::move(step));
}

void Forcing::addContradiction(Step &step, const Way &way)
{
    const Literal premise = Implications::opposite(way.conclusion);
    if (way.alternatives < 0) {
        addChain(step, premise, Implications::literal(way.node, true));
        addChain(step, premise, Implications::literal(way.node, false));
        return;
    }
    for (const int node : m_alternatives[way.alternatives].nodes)
        addChain(step, premise, Implications::literal(node, false));
}

void Forcing::addVerity(Step &step, const Way &way)
{
    if (way.alternatives < 0) {
        addChain(step, Implications::literal(way.node, true), way.conclusion);
        addChain(step, Implications::literal(way.node, false), way.conclusion);
        return;
    }
    for (const int node : m_alternatives[way.alternatives].nodes)
        addChain(step, Implications::literal(node, true), way.conclusion);
}

/// Adds a chain, unless it would have no link.
void Forcing::addChain(Step &step, Literal premise, Literal conclusion)
{
    if (premise != conclusion)
        step.chains.push_back(m_implications.explain(premise, conclusion));
}

std::string_view Forcing::techniqueId(bool isContradiction) const
{
    if (m_kind == Kind::Chains)
        return isContradiction ? "forcing-chain-contradiction" : "forcing-chain-verity";
    return isContradiction ? "forcing-net-contradiction" : "forcing-net-verity";
}

/// Returns whether the table of all implications has a reasonable size.
bool isSmallEnough(const Position &position, int maxCandidates)
{
    int count = 0;
    for (Digit digit = 1; digit <= position.rules().digitCount(); ++digit)
        count += position.cellsWith(digit).size();
    return count <= maxCandidates;
}

} // namespace

void findForcingChains(const Technique &technique, const Position &position, StepSink &sink)
{
    constexpr int maxCandidates = 3000;
    if (isSmallEnough(position, maxCandidates))
        Forcing(technique, position, Kind::Chains, sink).find();
}

void findForcingNets(const Technique &technique, const Position &position, StepSink &sink)
{
    constexpr int maxCandidates = 2000;
    if (isSmallEnough(position, maxCandidates))
        Forcing(technique, position, Kind::Nets, sink).find();
}

} // namespace sudoku
