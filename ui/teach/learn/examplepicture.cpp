#include "ui/teach/learn/examplepicture.h"

#include "ui/paint/boardstyle.h"
#include "ui/teach/pages/techniqueexample.h"
#include "ui/text/notation.h"

#include <QPainter>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int cellSide = 48;    // pixels, on boards up to 9x9
constexpr int minCellSide = 28; // still legible candidates
constexpr int maxSide = 560;    // of larger boards

int sideOf(int boardSize, int cell)
{
    return std::min(cell * boardSize + cell / 2, maxSide);
}

} // namespace

ExamplePicture::ExamplePicture(QWidget *parent) : QWidget(parent), m_mostSide(maxSide)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ExamplePicture::show(const std::optional<FoundStep> &example, const SymbolSet &symbols)
{
    m_example = example;
    m_symbols = &symbols;
    m_cache.trim();
    setAccessibleName(tr("Board"));
    setAccessibleDescription(example ? inWords(exampleText(*example, symbols)) : QString());
    setVisible(example.has_value());
    updateGeometry();
    update();
}

void ExamplePicture::setMostSide(int side)
{
    m_mostSide = side;
    updateGeometry();
    update();
}

QSize ExamplePicture::sizeHint() const
{
    const int wanted = sideOf(m_example ? m_example->puzzle.geometry.size() : 9, cellSide);
    const int side = std::min(wanted, std::max(m_mostSide, minimumSizeHint().width()));
    return {side, side};
}

QSize ExamplePicture::minimumSizeHint() const
{
    const int side = sideOf(m_example ? m_example->puzzle.geometry.size() : 9, minCellSide);
    return {side, side};
}

int ExamplePicture::heightForWidth(int width) const
{
    return std::min(width, sizeHint().width());
}

void ExamplePicture::paintEvent(QPaintEvent * /*event*/)
{
    if (!m_example)
        return;
    QPainter painter(this);
    const double side = std::min({width(), height(), sizeHint().width()});
    paintExample(painter, QRectF(0, 0, side, side), *m_example, BoardStyle::forScreen(palette()), *m_symbols,
                 m_cache);
}

} // namespace sudoku
