#include "ui/board/digitpad.h"

#include "core/board/board.h"
#include "ui/base/icons.h"
#include "ui/board/digitkey.h"

#include <QPushButton>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

// In pixels: large enough to touch, where there is room.
constexpr int minKey = 30;
constexpr int maxKey = 56;
constexpr int gap = 4;

int sideOfKeys(int length, int count)
{
    return std::clamp((length - gap * (count - 1)) / count, minKey, maxKey);
}

} // namespace

DigitPad::DigitPad(QWidget *parent)
    : QWidget(parent),
      m_clear(new QPushButton(icon(QStringLiteral("backspace")), tr("Clear"), this))
{
    m_clear->setToolTip(tr("Clear the selected cells (Delete)"));
    m_clear->setFocusPolicy(Qt::TabFocus);
    connect(m_clear, &QPushButton::clicked, this, &DigitPad::clearClicked);
}

void DigitPad::setDigits(int digitCount, const SymbolSet &symbols)
{
    QStringList texts;
    for (Digit digit = 1; digit <= digitCount; ++digit)
        texts += QString::fromStdString(symbols.symbol(digit));
    m_hasColours = false;
    setKeys(texts, static_cast<int>(std::ceil(std::sqrt(digitCount))));
}

void DigitPad::setColours()
{
    QStringList texts;
    for (int colour = 1; colour <= colourCount; ++colour)
        texts += QString::number(colour);
    m_hasColours = true;
    setKeys(texts, 4);
    for (int colour = 1; colour <= colourCount; ++colour)
        m_keys[colour - 1]->setColour(colour);
}

void DigitPad::setKeys(const QStringList &texts, int columns)
{
    for (DigitKey *key : m_keys)
        delete key;
    m_keys.clear();
    m_columns = columns;
    for (const QString &text : texts) {
        auto *key = new DigitKey(text, this);
        const Digit digit = static_cast<Digit>(m_keys.size()) + 1;
        connect(key, &DigitKey::clicked, this, [this, digit] { emit digitClicked(digit); });
        key->show();
        m_keys.push_back(key);
    }
    // Without this, new keys would be the last ones in the tab order of the window.
    for (std::size_t i = 0; i + 1 < m_keys.size(); ++i)
        setTabOrder(m_keys[i], m_keys[i + 1]);
    setTabOrder(m_keys.back(), m_clear);
    updateGeometry();
    setMaximumHeight(heightForWidth(width()));
    arrange();
}

void DigitPad::setHeld(Digit digit)
{
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        m_keys[i]->setCheckable(digit != noDigit); // a click checks it otherwise
        m_keys[i]->setChecked(static_cast<Digit>(i) + 1 == digit);
    }
}

void DigitPad::showLeft(const Board &board)
{
    const std::vector<int> left = m_hasColours ? std::vector<int>() : digitsLeft(board);
    for (std::size_t i = 0; i < m_keys.size(); ++i)
        m_keys[i]->setLeft(left.empty() ? std::nullopt : std::optional(left[i + 1]));
}

int DigitPad::rows() const
{
    return (static_cast<int>(m_keys.size()) + m_columns - 1) / m_columns;
}

int DigitPad::below() const
{
    return gap + std::max(32, m_clear->sizeHint().height());
}

int DigitPad::heightForWidth(int width) const
{
    return rows() * (sideOfKeys(width, m_columns) + gap) - gap + below();
}

QSize DigitPad::sizeHint() const
{
    // A panel that scrolls would not make the keys smaller than they want to be.
    return {m_columns * (maxKey + gap) - gap, minimumSizeHint().height()};
}

QSize DigitPad::minimumSizeHint() const
{
    return {m_columns * (minKey + gap) - gap, rows() * (minKey + gap) - gap + below()};
}

void DigitPad::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    setMaximumHeight(heightForWidth(width())); // what is below it follows closely
    arrange();
}

/// Places the keys in the middle, so large that all have room.
void DigitPad::arrange()
{
    if (m_keys.empty())
        return;
    const int side = std::min(sideOfKeys(width(), m_columns), sideOfKeys(height() - below(), rows()));
    const int left = (width() - m_columns * (side + gap) + gap) / 2;
    for (int i = 0; i < static_cast<int>(m_keys.size()); ++i)
        m_keys[i]->setGeometry(left + i % m_columns * (side + gap), i / m_columns * (side + gap), side, side);
    m_clear->setGeometry(left, rows() * (side + gap), m_columns * (side + gap) - gap, below() - gap);
}

} // namespace sudoku
