#pragma once

#include "core/board/candidate.h"

#include <functional>
#include <vector>

namespace sudoku {

/// A candidate with a colour of the player's.
struct ColouredCandidate
{
    Candidate candidate;
    int colour; ///< 1 … colourCount

    bool operator==(const ColouredCandidate &) const = default;
};

/// A line that the player has drawn, with an arrow head at its end.
struct CandidateLine
{
    Candidate from;
    Candidate to;
    bool isWeak = false; ///< "not both", which is dashed; otherwise "at least one", which is solid

    bool operator==(const CandidateLine &) const = default;
};

/// What the player has drawn on candidates, to see chains: colours, and lines from one to another.
///
/// It does not change with the candidates. What is drawn on a candidate that is gone is not shown until the
/// candidate comes back, as pencil marks do: see shownDrawing() in core/rules/peers.h.
struct PlayerDrawing
{
    bool isEmpty() const { return colours.empty() && lines.empty(); }
    /// Returns the number of coloured candidates and lines.
    int size() const { return static_cast<int>(colours.size() + lines.size()); }

    /// Returns the colour of \a candidate, or 0.
    int colourOf(const Candidate &candidate) const;
    /// Gives \a candidate a colour in place of the one that it has; 0 removes it.
    void setColour(const Candidate &candidate, int colour);
    /// Draws \a line. Removes it if it is there already, in either direction; one of the other kind between
    /// the two candidates goes.
    void toggleLine(const CandidateLine &line);
    /// Removes the colours in \a cells and the lines that begin or end there.
    void eraseIn(const std::vector<Cell> &cells);

    /// Returns the part that is on candidates for which \a isThere returns true, at both ends of a line.
    PlayerDrawing onThose(const std::function<bool(const Candidate &)> &isThere) const;
    /// Returns the drawing on what \a moved makes of each candidate.
    PlayerDrawing movedBy(const std::function<Candidate(const Candidate &)> &moved) const;

    std::vector<ColouredCandidate> colours; ///< ascending by candidate, each once
    std::vector<CandidateLine> lines;       ///< in the order in which they were drawn

    bool operator==(const PlayerDrawing &) const = default;
};

/// The limit for PlayerDrawing::size(), so that what is written can be read again.
inline constexpr int maxDrawn = 2000;

} // namespace sudoku
