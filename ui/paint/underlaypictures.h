#pragma once

#include <QImage>
#include <QTransform>

#include "core/board/board.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/cliparea.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace sudoku {

/// Keeps pictures of what is below the digits of cells between paintings, because many rules take long to
/// paint: one for each of the grounds that most cells have. A cell is painted into its picture when it is
/// needed first, and copied from then on. But for rounding it looks the same as without pictures.
class UnderlayPictures
{
public:
    enum class Ground {
        Plain,
        Peer,
    };
    /// The ground of each cell that is copied.
    using Grounds = std::vector<std::optional<Ground>>;
    /// Paints what is below the digits of the cells within \a clip, which have that \a ground.
    using Paint = std::function<void(QPainter &painter, Ground ground, const ClipArea &clip)>;

    /// Returns whether pictures of \a board are worth their memory, and possible where \a painter paints: not
    /// the first time, as a rule that is being drawn looks otherwise each time. Forgets others.
    bool prepare(const QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                 const Board &board);
    /// Copies the cells that have a ground in \a grounds; \a paint paints those that are missing.
    void copy(QPainter &painter, const Grounds &grounds, const Paint &paint);

private:
    /// All that the pictures depend on.
    struct Look
    {
        BoardLayout layout;
        BoardStyle style;
        std::vector<Constraint> constraints;
        std::vector<Constraint> switchedOff;
        std::vector<Drawing> drawings;
        std::vector<RegionLink> links;
        std::vector<std::uint16_t> regions;
        QTransform transform; ///< from the units of the layout to pixels of the device

        bool operator==(const Look &) const = default;
    };

    struct Picture
    {
        QImage image;
        std::vector<bool> cells; ///< those that are painted
    };

    void complete(Ground ground, const Grounds &grounds, const Paint &paint);
    QRect pixelsOf(const QRectF &rect) const;
    Picture &pictureOf(Ground ground) { return m_pictures[static_cast<std::size_t>(ground)]; }

    std::optional<Look> m_look;
    QRect m_place; ///< of the pictures, in pixels of the device
    std::array<Picture, 2> m_pictures;
};

} // namespace sudoku
