#pragma once

#include <QWidget>

#include "core/board/board.h"
#include "ui/paint/glyphcache.h"

namespace sudoku {

/// A small picture of a puzzle.
class BoardPreview : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPreview(Puzzle puzzle, QWidget *parent = nullptr);

    const Puzzle &puzzle() const { return m_board.puzzle; }
    void setPuzzle(Puzzle puzzle);
    QSize sizeHint() const override { return {260, 260}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Board m_board;
    GlyphCache m_glyphCache;
};

} // namespace sudoku
