#pragma once

namespace sudoku {

/// How the sheets of a booklet become a book.
struct Folding
{
    int signature = 0; ///< pages of each gathering, a multiple of four; 0 if all sheets lie in each other
    double creep = 0;  ///< mm by which the innermost sheet of a gathering stands out where it is folded

    bool operator==(const Folding &) const = default;
};

inline constexpr int maxSignature = 64;
inline constexpr double maxCreep = 10;
inline constexpr double maxBleed = 20;

/// What is around the pages on a sheet, in mm, the same at all edges.
struct SheetEdges
{
    double cut = 0;   ///< from the edge of the sheet to the line along which it is cut
    double bleed = 0; ///< how far paper beyond that line may be printed, as cuts are not exact
};

/// How sheets are cut.
struct Trimming
{
    static constexpr double markDistance = 3; ///< of crop marks from the corners, at least
    static constexpr double markLength = 5;

    bool hasMarks = false;
    double bleed = 0;

    /// Returns the distance of crop marks from the lines along which they say to cut.
    double distance() const { return bleed > markDistance ? bleed : markDistance; }
    SheetEdges edges() const { return {hasMarks ? distance() + markLength : bleed, bleed}; }

    bool operator==(const Trimming &) const = default;
};

} // namespace sudoku
