#pragma once

#include "core/board/playerdrawing.h"

#include <optional>
#include <vector>

namespace sudoku {

/// The pen with which the player draws on candidates: its colour, and where the next line begins.
class CandidatePen
{
public:
    /// Returns the colour that a candidate gets first, 1 … colourCount.
    int colour() const { return m_colour; }
    void setColour(int colour) { m_colour = colour; }
    /// Returns the candidate at which the next line begins, or nothing if the pen is lifted.
    const std::optional<Candidate> &start() const { return m_start; }
    void lift() { m_start.reset(); }

    /// Gives \a candidates the colour of the pen. If the first of them has it, all get the one that follows,
    /// and after that none: two colours are enough for most chains, and need one key.
    void colour(PlayerDrawing &drawn, const std::vector<Candidate> &candidates) const;
    /// Draws a line to \a candidate, where the next one begins. If the pen was lifted, or is there already,
    /// draws nothing: it is put down there, or lifted.
    void lineTo(PlayerDrawing &drawn, const Candidate &candidate, bool isWeak);

    bool operator==(const CandidatePen &) const = default;

private:
    int m_colour = 2; // green: grey is hardly seen on small digits
    std::optional<Candidate> m_start;
};

} // namespace sudoku
