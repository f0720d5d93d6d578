#include "core/hints/regions/finders.h"
#include "core/solve/puzzlesolver.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <variant>

namespace sudoku {
namespace {

using Fact = std::variant<Candidate, RegionLink>;

constexpr std::int64_t maxConflictsAtFirst = 50'000; // until there is a solution
constexpr std::int64_t maxConflicts = 300;           // of a question: more is no thought of a person's

/// Returns how many proofs are compared: on large boards each takes seconds.
std::size_t maxProofs(const Geometry &geometry)
{
    constexpr int maxSmall = 6;
    return geometry.size() <= maxSmall ? 4 : 1;
}

/// Asks a solver for what the digits on the board and the known links decide, with all rules.
class RegionTrial
{
public:
    RegionTrial(const Position &position, const std::stop_token &stop)
        : m_position(position),
          m_geometry(position.rules().geometry()),
          m_stop(stop),
          m_solver(emptyPuzzle(position), optionsFor(position))
    {
    }

    /// Returns what follows from the fewest facts among the first answers, as far as a solver finds it soon.
    std::optional<Step> find(const Technique &technique)
    {
        if (m_solver.prepare(m_stop))
            return {};
        collectFacts();
        if (m_solver.ask(literalsOf(m_facts), m_stop) != Outcome::Solved)
            return {};
        m_solver.limitConflicts(maxConflicts);
        takeModel();
        while (!m_questions.empty() && m_proofs.size() < maxProofs(m_geometry) && ask()) {
        }
        const auto best = std::ranges::min_element(m_proofs, {}, [](const Proof &proof) {
            return std::pair(proof.facts.size(), proof.conclusion.index());
        });
        return best == m_proofs.end() ? std::nullopt : std::optional(stepOf(technique, *best));
    }

private:
    struct Proof
    {
        Fact conclusion;
        std::vector<Fact> facts;
    };

    static Puzzle emptyPuzzle(const Position &position)
    {
        Puzzle puzzle(position.rules().geometry());
        puzzle.constraints = position.rules().constraints();
        return puzzle;
    }
    static SolveOptions optionsFor(const Position &position)
    {
        SolveOptions options{.maxConflicts = maxConflictsAtFirst, .memo = position.memo()};
        options.encode.kind = EncodingKind::FullFacts;
        return options;
    }

    void collectFacts()
    {
        for (Cell cell = 0; cell < m_geometry.cellCount(); ++cell)
            if (!m_position.isOpen(cell))
                m_facts.emplace_back(Candidate{cell, m_position.digitAt(cell)});
        for (const RegionLink &link : m_position.regions().links(m_geometry))
            m_facts.emplace_back(link);
    }

    /// Returns the literal that says \a fact.
    Literal literalOf(const Fact &fact)
    {
        if (const auto *candidate = std::get_if<Candidate>(&fact))
            return m_solver.literal(candidate->cell, candidate->digit);
        const auto &[first, second, isTogether] = std::get<RegionLink>(fact);
        const auto [found, isNew] = m_together.try_emplace({first, second}, 0);
        if (isNew)
            found->second = together(first, second);
        return isTogether ? found->second : -found->second;
    }

    Literal together(Cell first, Cell second)
    {
        const RegionLabels &labels = m_solver.encoding().regionLabels();
        const Literal both = m_solver.newLiteral();
        for (int region = 0; region < labels.count; ++region) {
            const Literal one = labels.of(first, region);
            const Literal other = labels.of(second, region);
            m_solver.require(Clause{-one, -other, both});
            m_solver.require(Clause{-both, -one, other});
        }
        return both;
    }

    Clause literalsOf(const std::vector<Fact> &facts)
    {
        Clause literals;
        for (const Fact &fact : facts)
            if (const Literal literal = literalOf(fact); literal != 0)
                literals.push_back(literal);
        return literals;
    }

    /// Takes everything that is open, as the solution says it, for a question.
    void takeModel()
    {
        const Grid &model = m_solver.solution();
        for (Cell cell = 0; cell < m_geometry.cellCount(); ++cell) {
            for (const Cell other : m_geometry.neighbours(cell))
                if (cell < other && !m_position.regions().isKnown(cell, other))
                    m_questions.emplace_back(
                        RegionLink{cell, other, model.regions()[cell] == model.regions()[other]});
            if (m_position.isOpen(cell))
                m_questions.emplace_back(Candidate{cell, model[cell]});
        }
        std::ranges::reverse(m_questions);
        std::ranges::stable_sort(m_questions, {}, &Fact::index); // the last is asked first: borders
    }

    bool isTrueIn(const Grid &model, const Fact &fact) const
    {
        if (const auto *candidate = std::get_if<Candidate>(&fact))
            return model[candidate->cell] == candidate->digit;
        const auto &link = std::get<RegionLink>(fact);
        return link.isTogether == (model.regions()[link.first] == model.regions()[link.second]);
    }

    /// Asks whether the next question may be otherwise. Returns false if the stop was requested.
    bool ask()
    {
        const Fact asked = m_questions.back();
        m_questions.pop_back();
        const Literal literal = literalOf(asked);
        Clause assumed = literalsOf(m_facts);
        assumed.push_back(-literal);
        const OrHalt<Outcome> outcome = m_solver.ask(assumed, m_stop);
        if (outcome == Outcome::Solved)
            std::erase_if(m_questions,
                          [this](const Fact &fact) { return !isTrueIn(m_solver.solution(), fact); });
        else if (outcome == Outcome::None)
            m_proofs.push_back({asked, neededFor(literal)});
        return outcome || outcome.error().reason() == Halt::Stopped ? !m_stop.stop_requested() : false;
    }

    /// Returns facts that refute the opposite of \a literal, as the solver just found; none can be left out,
    /// as far as it soon says so.
    std::vector<Fact> neededFor(Literal literal)
    {
        std::vector<Fact> needed = inCore();
        for (std::size_t i = 0; i < needed.size();) {
            std::vector<Fact> fewer = needed;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            Clause assumed = literalsOf(fewer);
            assumed.push_back(-literal);
            if (m_solver.decide(assumed, m_stop) == Verdict::Unsatisfiable)
                needed = inCore(); // those before i are among them
            else
                ++i;
        }
        return needed;
    }

    std::vector<Fact> inCore()
    {
        const Clause core = m_solver.core();
        std::vector<Fact> facts;
        for (const Fact &fact : m_facts)
            if (std::ranges::find(core, literalOf(fact)) != core.end())
                facts.push_back(fact);
        return facts;
    }

    static Step stepOf(const Technique &technique, const Proof &proof)
    {
        Step step{.technique = &technique, .region = RegionEvidence{RegionEvidence::Argument::Trial}};
        if (const auto *candidate = std::get_if<Candidate>(&proof.conclusion))
            step.placements.push_back(*candidate);
        else
            step.regionLinks.push_back(std::get<RegionLink>(proof.conclusion));
        EvidenceGroup digits{Role::Counted, {}};
        for (const Fact &fact : proof.facts)
            if (const auto *candidate = std::get_if<Candidate>(&fact))
                digits.candidates.push_back(*candidate);
            else
                step.region->known.push_back(std::get<RegionLink>(fact));
        if (!digits.candidates.empty())
            step.groups.push_back(std::move(digits));
        return step;
    }

    const Position &m_position;
    const Geometry &m_geometry;
    const std::stop_token &m_stop;
    PuzzleSolver m_solver;
    std::map<std::pair<Cell, Cell>, Literal> m_together;
    std::vector<Fact> m_facts;
    std::vector<Fact> m_questions;
    std::vector<Proof> m_proofs;
};

} // namespace

void findRegionTrials(const Technique &technique, const Position &position, StepSink &sink)
{
    if (std::optional<Step> step = RegionTrial(position, sink.stopToken()).find(technique))
        sink.add(std::move(*step));
}

} // namespace sudoku
