#pragma once

#include "ui/board/boardframe.h"
#include "ui/board/underlaypicture.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QWidget;

namespace sudoku {

/// Paints a board on a widget, and after a change only what looks otherwise than the frame that is shown.
class BoardRepainter
{
public:
    /// What the widget shows now.
    struct Look
    {
        std::function<BoardFrame()> frame;
        std::function<BoardLayout()> layout;
        std::function<BoardStyle()> style;
    };

    BoardRepainter(QWidget &widget, Look look);

    /// Paints again what has changed, a moment later: several parts of the window may change something first.
    void refresh();
    /// Paints everything again.
    void repaintAll();
    /// Paints \a region; for the widget's paintEvent().
    void paint(const QRegion &region);

    GlyphCache &glyphs() { return m_glyphs; }

private:
    /// Paints frames that differ only in what their cells show.
    struct Brush
    {
        Brush(BoardLayout ownLayout, BoardStyle ownStyle, const SymbolSet &symbols, GlyphCache &glyphs)
            : layout(std::move(ownLayout)),
              style(std::move(ownStyle)),
              painter(layout, style, symbols, glyphs)
        {
        }

        const BoardLayout layout;
        const BoardStyle style;
        BoardPainter painter;
        std::optional<MarkSizes> sizes; ///< once they are measured
    };

    Brush &brush();
    QRegion takeChanges();
    bool haveMarksOtherSizes(const BoardFrame &before);
    QRegion regionOf(const BoardLayout &layout, const std::vector<Cell> &cells) const;

    QWidget &m_widget;
    const Look m_look;
    GlyphCache m_glyphs;
    BoardFrame m_frame; ///< what is on the screen, but for what is about to be painted
    std::unique_ptr<Brush> m_brush;
    UnderlayPicture m_underlay;
    bool m_isStale = false; ///< something has changed since that frame was made
};

} // namespace sudoku
