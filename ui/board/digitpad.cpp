#include "ui/board/digitpad.h"

#include "ui/base/icons.h"

#include <QFontInfo>
#include <QGridLayout>
#include <QPushButton>
#include <QToolButton>

#include <cmath>

namespace sudoku {
namespace {

// In pixels: large enough to touch, where there is room.
constexpr int minKeyHeight = 30;
constexpr int maxKeyHeight = 52;

constexpr qreal figureScale = 1.4; // of the font of other buttons

} // namespace

DigitPad::DigitPad(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins({});
    m_grid->setSpacing(4);
    m_clear = new QPushButton(icon(QStringLiteral("backspace")), tr("Clear"));
    m_clear->setToolTip(tr("Clear the selected cells (Delete)"));
    m_clear->setFocusPolicy(Qt::TabFocus);
    connect(m_clear, &QPushButton::clicked, this, &DigitPad::clearClicked);
}

void DigitPad::setDigits(int digitCount, const SymbolSet &symbols)
{
    for (QToolButton *button : m_buttons)
        delete button;
    m_buttons.clear();

    const int columns = static_cast<int>(std::ceil(std::sqrt(digitCount)));
    for (Digit digit = 1; digit <= digitCount; ++digit) {
        QToolButton *button = addButton((digit - 1) / columns, (digit - 1) % columns);
        button->setText(QString::fromStdString(symbols.symbol(digit)));
        button->setAccessibleName(tr("digit %1").arg(button->text()));
        connect(button, &QToolButton::clicked, this, [this, digit] { emit digitClicked(digit); });
    }
    const int rows = (digitCount - 1) / columns + 1;
    m_grid->addWidget(m_clear, rows, 0, 1, columns);
    setMaximumHeight(rows * (maxKeyHeight + m_grid->spacing()) + m_clear->sizeHint().height());
    // Without this, new buttons would be the last ones in the tab order of the window.
    for (std::size_t i = 0; i + 1 < m_buttons.size(); ++i)
        setTabOrder(m_buttons[i], m_buttons[i + 1]);
    setTabOrder(m_buttons.back(), m_clear);
}

QToolButton *DigitPad::addButton(int row, int column)
{
    auto *button = new QToolButton;
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    button->setMinimumHeight(minKeyHeight);
    button->setMaximumHeight(maxKeyHeight);
    QFont large = font();
    large.setPointSizeF(QFontInfo(large).pointSizeF() * figureScale);
    button->setFont(large);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the board
    m_grid->addWidget(button, row, column);
    m_buttons.push_back(button);
    return button;
}

} // namespace sudoku
