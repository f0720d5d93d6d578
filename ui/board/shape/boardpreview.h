#pragma once

#include <QWidget>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "ui/paint/glyphcache.h"

namespace sudoku {

/// A small picture of a puzzle.
class BoardPreview : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPreview(Puzzle puzzle, QWidget *parent = nullptr);

    const Puzzle &puzzle() const { return m_board.puzzle; }
    /// Shows \a puzzle with the same symbols.
    void setPuzzle(Puzzle puzzle);
    /// Returns the symbols of its digits, which were set and fit the puzzle, or else numbers.
    const SymbolSet &symbols() const;
    void setSymbols(const SymbolSet &symbols);
    QSize sizeHint() const override { return {260, 260}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Board m_board;
    const SymbolSet *m_symbols = &symbolSets().front();
    GlyphCache m_glyphCache;
};

} // namespace sudoku
