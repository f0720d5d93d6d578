#pragma once

#include <QWidget>

#include "core/board/symbols.h"
#include "ui/paint/glyphcache.h"
#include "ui/teach/steps/hinttext.h"

#include <optional>

namespace sudoku {

/// The board of an example with its step, in the colours of the window. A screen reader reads the step.
class ExamplePicture : public QWidget
{
    Q_OBJECT

public:
    explicit ExamplePicture(QWidget *parent = nullptr);

    /// Shows \a example, or nothing if there is none, with digits written as \a symbols.
    void show(const std::optional<FoundStep> &example, const SymbolSet &symbols);

    /// Keeps the board below \a side pixels, unless its candidates could not be read then.
    void setMostSide(int side);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<FoundStep> m_example;
    const SymbolSet *m_symbols = nullptr;
    int m_mostSide;
    GlyphCache m_cache;
};

} // namespace sudoku
