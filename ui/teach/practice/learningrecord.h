#pragma once

#include <QString>

namespace sudoku {

class Settings;
struct Technique;
struct TechniquePage;

/// After so many exercises that were solved without help a technique counts as learned.
inline constexpr int learnedAfter = 5;

/// What somebody has done in the exercises of a technique.
struct TechniqueProgress
{
    /// The exercises that were solved without help, at most learnedAfter; one with help takes one away.
    int found = 0;
    /// The number of exercises, of all techniques, after which it is asked again; 0 if it was never
    /// practised.
    int due = 0;

    bool isBegun() const { return due > 0; }
    bool isLearned() const { return found >= learnedAfter; }
    bool operator==(const TechniqueProgress &) const = default;
};

/// Remembers what was practised, and says what comes next. What was found comes back after ever more
/// exercises, what was missed comes back soon: time is counted in exercises, not in days, so that a pause
/// makes no debts.
class LearningRecord
{
public:
    /// \a settings keep the record.
    explicit LearningRecord(Settings &settings) : m_settings(settings) {}

    /// Returns the progress with \a technique and the others of its page.
    TechniqueProgress progress(const Technique &technique) const;
    /// Notes an exercise for \a technique that was solved, or not, without help.
    void note(const Technique &technique, bool isFoundAlone);
    /// Returns how many exercises were noted.
    int exerciseCount() const;

    /// Returns what to practise next: what is due the longest; else the first technique of the path that was
    /// never practised; else what is due soonest. Techniques that are off by default are no part of the path.
    const TechniquePage &next() const;
    /// Forgets everything.
    void reset();

private:
    Settings &m_settings;
};

/// Returns whether \a page is one of the path: its technique is on by default and needs no solver.
bool isOnPath(const TechniquePage &page);

} // namespace sudoku
