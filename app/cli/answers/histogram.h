#pragma once

#include <QString>

#include "app/cli/answers/ratingline.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace sudoku::cli {

/// Counts ratings and draws how many puzzles have which.
class Histogram
{
public:
    void add(const RatingLine &line);

    /// A line that says what was counted, followed by a bar of characters for each value.
    QString text() const;
    /// The same as a picture.
    QString svg() const;

private:
    struct Bar
    {
        QString label;
        std::int64_t count;
    };
    struct Scale
    {
        QString title;
        std::vector<Bar> bars;
    };

    QString summary() const;
    /// The scales on which a puzzle has a rating.
    std::vector<Scale> scales() const;
    static std::vector<Bar> barsOf(std::map<int, std::int64_t> counts, QString (*label)(int));
    static std::int64_t maxCount(const Scale &scale);

    std::map<std::string, std::int64_t> m_verdicts;
    std::array<std::int64_t, allLevels.size()> m_levels{};
    std::map<int, std::int64_t> m_halfPoints; ///< of ER; 14 is from 7.0 to 7.4
    std::map<int, std::int64_t> m_reasons;
    std::int64_t m_incomplete = 0;
};

} // namespace sudoku::cli
