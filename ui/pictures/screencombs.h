#pragma once

#include <QImage>

#include <cstdint>
#include <vector>

namespace sudoku {

/// The long edges of a drawing that run exactly along its rows of pixels, by the row below them.
class LevelEdges
{
public:
    /// \a grey is of Format_Grayscale8.
    explicit LevelEdges(const QImage &grey);

    int rows() const { return static_cast<int>(m_runs.size()); }
    /// Returns how many pixels of edge are above a row.
    int length(int row) const;
    /// Returns how much of the shorter of two rows of edge lies above or below the other, 0 to 1.
    double sharedPart(int row, int other) const;
    /// Returns whether more than a \a share of the part from \a from to \a to is edge in some row near \a
    /// row. All are pixels, \a near too.
    bool isCovered(double row, double from, double to, double near, double share) const;

private:
    struct Run
    {
        int from;
        int to; ///< one past the last pixel
    };

    static void addRow(const std::uint8_t *above, const std::uint8_t *below, int width,
                       std::vector<Run> &runs);
    double edgeWithin(int row, double from, double to) const;

    std::vector<std::vector<Run>> m_runs;
};

/// Lines at equal distances.
struct Comb
{
    int size;                       ///< cells between them
    double first;                   ///< pixels
    double pitch;                   ///< pixels
    bool isFrameless;               ///< the first and the last are not there
    std::vector<double> lines = {}; ///< pixels: where each is seen, without those that are not there

    double at(double line) const { return first + line * pitch; }
    double last() const { return at(size); }
    /// Returns where the lines are if boxes have wider gaps between them, in cells from the first, size + 1
    /// of them; nothing if they have none.
    std::vector<double> unevenLines() const;
    /// Returns how far lines are from where they should be, in pixels: the root of the mean square.
    double misfit() const;
};

/// Returns each comb that shows all its lines; none if there are too many.
std::vector<Comb> combsIn(const LevelEdges &edges);

} // namespace sudoku
