#include "core/sat/rupchecker.h"

#include "core/sat/proofreader.h"

#include <algorithm>
#include <new>
#include <unordered_map>

namespace sudoku {
namespace {

/// Clauses, and what follows from them by unit propagation: a clause of which all literals but one are false
/// makes the last one true.
///
/// Each clause is watched by its first two literals. Unless the clause is true both may only be false when
/// propagation has come to them. What is true or false without assumptions stays so.
class Propagation
{
public:
    explicit Propagation(int variableCount)
        : m_variableCount(variableCount),
          m_isTrue(2 * static_cast<std::size_t>(variableCount) + 1),
          m_watches(m_isTrue.size())
    {
    }

    bool isContradictory() const { return m_isContradictory; }

    void add(Clause clause)
    {
        const std::uint64_t key = normalize(clause);
        std::erase_if(clause, [this](Literal literal) { return isTrue(-literal); });
        if (std::ranges::any_of(clause, [this](Literal literal) { return isTrue(literal); }))
            return; // true for good: it says no more
        if (clause.size() > 1) {
            watch(std::move(clause), key);
            return;
        }
        if (clause.size() == 1)
            assign(clause.front());
        m_isContradictory = m_isContradictory || clause.empty() || !propagate();
        m_certain = m_trail.size();
    }

    /// Removes one such clause. Clauses that are not here are none of our business: with fewer clauses no more can
    /// follow. So it is with units, which are no longer clauses but true for good: solvers delete them, and
    /// clauses that became unit, and go on to use what they said; drat-trim ignores that too.
    void remove(Clause clause)
    {
        const auto found = m_places.find(normalize(clause));
        if (found == m_places.end())
            return;
        Clause().swap(m_clauses[found->second]); // the watches go when they are met
        m_places.erase(found);
    }

    /// Whether it contradicts the clauses that all literals of \a clause are false.
    bool implies(const Clause &clause)
    {
        bool isImplied = m_isContradictory;
        for (const Literal literal : clause) {
            isImplied = isImplied || isTrue(literal);
            if (!isTrue(-literal))
                assign(-literal);
        }
        isImplied = isImplied || !propagate();
        retract();
        return isImplied;
    }

private:
    struct Watch
    {
        int clause;
        Literal other; ///< of the clause: while it is true the clause need not be looked at
    };

    std::size_t index(Literal literal) const { return static_cast<std::size_t>(m_variableCount + literal); }
    bool isTrue(Literal literal) const { return m_isTrue[index(literal)] != 0; }

    void assign(Literal literal)
    {
        m_isTrue[index(literal)] = 1;
        m_trail.push_back(literal);
    }

    void retract()
    {
        for (; m_trail.size() > m_certain; m_trail.pop_back())
            m_isTrue[index(m_trail.back())] = 0;
        m_propagated = m_certain;
    }

    /// Takes out literals that come twice. Returns a number that is the same for the same clause; should two clauses
    /// have the same, the wrong one may be deleted, and a right proof be refused.
    static std::uint64_t normalize(Clause &clause)
    {
        std::ranges::sort(clause);
        clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
        std::uint64_t key = clause.size();
        for (const Literal literal : clause)
            key = (key ^ static_cast<std::uint32_t>(literal)) * 0x9E37'79B9'7F4A'7C15 + (key >> 32);
        return key;
    }

    void watch(Clause clause, std::uint64_t key)
    {
        const int place = static_cast<int>(m_clauses.size());
        m_watches[index(clause[0])].push_back({place, clause[1]});
        m_watches[index(clause[1])].push_back({place, clause[0]});
        m_places.emplace(key, place);
        m_clauses.push_back(std::move(clause));
    }

    /// False for a contradiction.
    bool propagate()
    {
        while (m_propagated < m_trail.size())
            if (!visitWatchesOf(-m_trail[m_propagated++]))
                return false;
        return true;
    }

    /// Looks at the clauses that are watched by \a literal, which has become false.
    bool visitWatchesOf(Literal literal)
    {
        std::vector<Watch> &watches = m_watches[index(literal)];
        bool isConsistent = true;
        auto kept = watches.begin();
        for (const Watch watch : watches) {
            if (isConsistent && !isTrue(watch.other)) {
                Clause &clause = m_clauses[watch.clause];
                if (clause.empty() || findWatch(clause, literal, watch.clause))
                    continue;
                isConsistent = !isTrue(-clause[0]);
                if (isConsistent && !isTrue(clause[0]))
                    assign(clause[0]);
            }
            *kept++ = watch;
        }
        watches.erase(kept, watches.end());
        return isConsistent;
    }

    /// Has \a clause watched by another literal than the false one, if there is one.
    bool findWatch(Clause &clause, Literal falseLiteral, int place)
    {
        if (clause[0] == falseLiteral)
            std::swap(clause[0], clause[1]);
        if (isTrue(clause[0]))
            return false;
        const auto free = std::find_if(clause.begin() + 2, clause.end(),
                                       [this](Literal literal) { return !isTrue(-literal); });
        if (free == clause.end())
            return false;
        std::swap(clause[1], *free);
        m_watches[index(clause[1])].push_back({place, clause[0]});
        return true;
    }

    int m_variableCount;
    std::vector<char> m_isTrue;                           // by index(): a literal is false when its opposite is true
    std::vector<std::vector<Watch>> m_watches;            // by index()
    std::vector<Clause> m_clauses;                        // without literals that are false for good; empty: deleted
    std::unordered_multimap<std::uint64_t, int> m_places; // in m_clauses
    std::vector<Literal> m_trail;                         // what is true, in the order in which it became so
    std::size_t m_certain = 0;                            // of m_trail is true without assumptions
    std::size_t m_propagated = 0;                         // of m_trail
    bool m_isContradictory = false;
};

/// Units first: many a clause is then true for good and need not be kept. False when a stop came.
bool addFormula(Propagation &propagation, const Cnf &cnf, const std::stop_token &stop)
{
    for (const bool isUnit : {true, false})
        for (int i = 0; i < cnf.clauseCount(); ++i) {
            if (i % 1024 == 0 && stop.stop_requested())
                return false;
            const std::span<const Literal> clause = cnf.clause(i);
            if ((clause.size() == 1) == isUnit)
                propagation.add(Clause(clause.begin(), clause.end()));
        }
    return true;
}

ProofVerdict verdictAtEnd(ProofReader::State state)
{
    if (state == ProofReader::State::End)
        return ProofVerdict::Incomplete;
    return state == ProofReader::State::Malformed ? ProofVerdict::Malformed : ProofVerdict::Unreadable;
}

ProofCheck check(const Cnf &cnf, std::FILE *file, const std::stop_token &stop)
{
    Propagation propagation(cnf.variableCount());
    if (!addFormula(propagation, cnf, stop))
        return {ProofVerdict::Stopped};
    ProofReader reader(file, cnf.variableCount());
    for (std::int64_t steps = 0;; ++steps) {
        if (stop.stop_requested())
            return {ProofVerdict::Stopped, steps};
        const ProofReader::State state = reader.next();
        if (state != ProofReader::State::Step)
            return {verdictAtEnd(state), steps};
        if (reader.isDeletion()) {
            propagation.remove(reader.clause());
            continue;
        }
        if (!propagation.implies(reader.clause()))
            return {ProofVerdict::Wrong, steps};
        if (reader.clause().empty())
            return {ProofVerdict::Correct, steps + 1};
        propagation.add(reader.clause());
    }
}

} // namespace

ProofCheck checkProof(const Cnf &cnf, std::FILE *file, const std::stop_token &stop)
{
    try {
        return check(cnf, file, stop);
    } catch (const std::bad_alloc &) {
        return {ProofVerdict::OutOfMemory};
    }
}

} // namespace sudoku
