#pragma once

#include "core/hints/steps/position.h"
#include "core/hints/steps/step.h"

#include <array>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace sudoku {

/// Takes the steps that a finder finds.
class StepSink
{
public:
    /// Takes at most \a max steps. If there are \a constraints, by index, other steps are of no use.
    explicit StepSink(std::size_t max, std::stop_token stop = {}, std::span<const int> constraints = {})
        : m_max(max),
          m_stop(std::move(stop)),
          m_constraints(constraints)
    {
    }

    /// Returns whether a step about \a constraints is of use. A finder that takes long for each of them asks.
    bool wants(std::span<const int> constraints) const;

    /// Keeps \a step. Returns whether the finder may go on.
    bool add(Step step)
    {
        m_steps.push_back(std::move(step));
        return !isFull();
    }
    bool isFull() const { return m_steps.size() >= m_max; }
    /// Returns how many steps it still takes.
    std::size_t room() const { return m_max - m_steps.size(); }
    /// Returns whether it is full, or the stop was requested. Finders ask this at least every few thousand
    /// steps.
    bool isDone() const;

    const std::stop_token &stopToken() const { return m_stop; }

    const std::vector<Step> &steps() const { return m_steps; }
    std::vector<Step> takeSteps() { return std::move(m_steps); }

private:
    std::size_t m_max;
    std::stop_token m_stop;
    std::span<const int> m_constraints;
    std::vector<Step> m_steps;
};

/// The difficulty of a puzzle, or of a technique, as HoDoKu names it.
enum class Level { Easy, Medium, Hard, Unfair, Extreme };
inline constexpr std::array allLevels{Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme};

enum class StepChoice {
    First, ///< the first step that the finder finds is taken
    Best,  ///< of all steps the one with the most eliminations is taken
};

struct Technique;

/// Calls sink.add() for each step of \a position that \a technique gives, until the sink is done.
using Finder = void(const Technique &technique, const Position &position, StepSink &sink);

/// What few techniques need to say of themselves.
struct TechniqueTraits
{
    StepChoice choice = StepChoice::First;
    bool isOn = true; ///< by default
    /// Whether it assumes that the puzzle has a single solution.
    bool assumesUniqueness = false;
    bool asksSolver = false; ///< it is no deduction of its own
    /// Returns whether the technique is true for such boards; null if it is for every board.
    bool (*suits)(const RuleIndex &rules) = nullptr;
    /// The id of the technique that this is a kind of: its finder finds this one too, and it has its place on
    /// a ladder. Empty if it has a finder of its own.
    std::string_view countsAs = {};
    /// The id of the technique that had these steps before they got a row of their own: whoever wants that
    /// one means this one, too. Empty if it is new.
    std::string_view formerly = {};
    /// Returns the technique with an id, for a finder that finds several kinds; null if it finds one.
    const Technique *(*kinds)(std::string_view id) = nullptr;
};

/// A kind of deduction: a row of the table in core/hints/techniques.cpp. Its finder is a function in the file
/// of its family.
struct Technique
{
    std::string_view id;         ///< the word used on the command line and in JSON: "x-wing"
    std::string_view name;       ///< in English: "X-Wing"
    std::string_view hodokuCode; ///< of HoDoKu's regression library: "0300"; empty if it has none
    std::string_view hodokuId;   ///< HoDoKu's short name: "bf2"; empty if it has none
    Level level;
    int score; ///< HoDoKu's, for each step
    /// Null if the finder of the technique \e countsAs finds these steps.
    Finder *find;
    int size = 0; ///< the cells or houses of the pattern: 2 for an X-Wing; 0 if the technique has no size
    TechniqueTraits traits = {};

    /// Returns the kind of this technique with that id, one of the table.
    const Technique &kind(std::string_view kindId) const { return *traits.kinds(kindId); }
    bool isFor(const RuleIndex &rules) const { return !traits.suits || traits.suits(rules); }
};

/// Returns whether \a technique is \a wanted, or a kind of it, or was formerly called so.
bool isKindOf(const Technique &technique, const Technique &wanted);
/// Returns whether \a technique is harder than \a other: by its level, then by its score.
bool isHarder(const Technique &technique, const Technique &other);

/// Returns up to \a max steps of \a technique. If there are \a constraints, by index, it may leave out those
/// that are about others.
std::vector<Step> findSteps(const Technique &technique, const Position &position, std::size_t max,
                            const std::stop_token &stop = {}, std::span<const int> constraints = {});

} // namespace sudoku
