#include "ui/board/digitpad.h"

#include "core/board/board.h"
#include "ui/base/icons.h"
#include "ui/paint/markgrid.h"

#include <QGuiApplication>
#include <QPushButton>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

// In pixels: large enough to touch, where there is room.
constexpr int minKey = 30;
constexpr int minRoomyKey = 44;
constexpr int maxKey = 104;
constexpr int keyStep = 8; // of their height
constexpr int gap = 8;
constexpr int minKeyGap = 4;
constexpr qreal keyPart = 0.19; // of the width of the pad, where there are three rows
constexpr int minWidth = 46;    // of a key, as wanted
constexpr int maxKeyBelow = 64; // of the height below the board, where keys are narrow
constexpr int maxColumnsBelow = 10;

/// Returns how many parts of \a size hold \a count.
int partsFor(int count, int size)
{
    return (count + size - 1) / size;
}

/// Returns the room that \a count keys of \a side have with gaps between them.
int lengthOf(int count, int side, int between)
{
    return count * (side + between) - between;
}

} // namespace

DigitPad::DigitPad(QWidget *parent)
    : QWidget(parent),
      m_clear(new QPushButton(icon(QStringLiteral("backspace")), tr("Clear"), this)),
      m_fill(new QPushButton(icon(QStringLiteral("mark-grid")), tr("Fill In Marks"), this))
{
    m_clear->setToolTip(tr("Clear the selected cells (Delete)"));
    m_clear->setFocusPolicy(Qt::TabFocus);
    connect(m_clear, &QPushButton::clicked, this, &DigitPad::clearClicked);
    m_fill->setToolTip(tr("Write the candidates of all open cells as pencil marks"));
    m_fill->setFocusPolicy(Qt::TabFocus);
    m_fill->hide();
    connect(m_fill, &QPushButton::clicked, this, &DigitPad::fillClicked);
}

void DigitPad::showFillButton()
{
    m_fill->show();
    updateGeometry();
    arrange();
}

void DigitPad::setDigits(const Geometry &geometry, const SymbolSet &symbols)
{
    QStringList texts;
    for (Digit digit = 1; digit <= geometry.digitCount(); ++digit)
        texts += QString::fromStdString(symbols.symbol(digit));
    m_hasColours = false;
    setKeys(texts, markColumns(geometry));
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
    m_markColumns = columns;
    for (const QString &text : texts) {
        auto *key = new DigitKey(text, this);
        const Digit digit = static_cast<Digit>(m_keys.size()) + 1;
        connect(key, &DigitKey::clicked, this, [this, digit] { click(digit); });
        key->show();
        m_keys.push_back(key);
    }
    // Without this, new keys would be the last ones in the tab order of the window.
    for (std::size_t i = 0; i + 1 < m_keys.size(); ++i)
        setTabOrder(m_keys[i], m_keys[i + 1]);
    setTabOrder(m_keys.back(), m_clear);
    setTabOrder(m_clear, m_fill);
    updateGeometry();
    setMaximumHeight(heightForWidth(width()));
    arrange();
}

void DigitPad::click(Digit digit)
{
    if (!m_hasColours && QGuiApplication::keyboardModifiers() & Qt::ControlModifier)
        emit filterClicked(digit);
    else
        emit digitClicked(digit);
}

void DigitPad::setPlaces(KeyPlace::Kind kind)
{
    const int count = static_cast<int>(m_keys.size());
    for (int i = 0; i < count; ++i)
        m_keys[i]->setPlace({.kind = m_hasColours ? KeyPlace::Kind::Middle : kind,
                             .row = i / m_markColumns,
                             .column = i % m_markColumns,
                             .rows = partsFor(count, m_markColumns),
                             .columns = m_markColumns});
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

void DigitPad::setBelow(bool isBelow)
{
    if (m_isBelow == isBelow)
        return;
    m_isBelow = isBelow;
    updateGeometry();
    setMaximumHeight(heightForWidth(width()));
    arrange();
}

int DigitPad::columns() const
{
    const int count = static_cast<int>(m_keys.size());
    return m_isBelow && count > 0 ? partsFor(count, partsFor(count, maxColumnsBelow)) : m_markColumns;
}

int DigitPad::rows() const
{
    return partsFor(static_cast<int>(m_keys.size()), columns());
}

int DigitPad::buttonHeight() const
{
    return std::max(32, m_clear->sizeHint().height());
}

/// Returns how high the keys want to be in that width. Many rows of them want less.
int DigitPad::keyHeight(int width) const
{
    if (m_isBelow)
        return std::clamp(width / columns() * 4 / 3, minRoomyKey, maxKeyBelow);
    const qreal wanted = width * keyPart * 3 / std::max(3, rows());
    return std::clamp(static_cast<int>(std::round(wanted / keyStep)) * keyStep, minRoomyKey, maxKey);
}

int DigitPad::heightForWidth(int width) const
{
    return lengthOf(rows(), keyHeight(width), gap) + gap + buttonHeight();
}

QSize DigitPad::sizeHint() const
{
    // A panel that scrolls would not make the keys smaller than they want to be.
    return minimumSizeHint().expandedTo({lengthOf(columns(), minWidth, gap), 0});
}

QSize DigitPad::minimumSizeHint() const
{
    const int buttons =
        m_fill->isHidden()
            ? 0
            : lengthOf(2, std::max(m_clear->sizeHint().width(), m_fill->sizeHint().width()), gap);
    return {std::max(lengthOf(columns(), minKey, minKeyGap), buttons),
            lengthOf(rows() + 1, minKey, minKeyGap) - minKey + buttonHeight()};
}

void DigitPad::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    setMaximumHeight(heightForWidth(width())); // what is below it follows closely
    arrange();
}

/// Places the keys side by side in the whole width, as high as there is room.
void DigitPad::arrange()
{
    if (m_keys.empty())
        return;
    const int between = height() < heightForWidth(width()) ? minKeyGap : gap;
    const int room = (height() - buttonHeight()) / rows() - between;
    const int keyRoom = std::clamp(room, minKey, keyHeight(width()));
    const auto left = [=, this](int column, int columns) { return column * (width() + between) / columns; };
    const auto place = [&](int column, int columns, int top, int high) {
        return QRect(left(column, columns), top, left(column + 1, columns) - between - left(column, columns),
                     high);
    };
    for (int i = 0; i < static_cast<int>(m_keys.size()); ++i)
        m_keys[i]->setGeometry(place(i % columns(), columns(), i / columns() * (keyRoom + between), keyRoom));
    const int buttons = m_fill->isHidden() ? 1 : 2;
    const int top = rows() * (keyRoom + between);
    m_clear->setGeometry(place(0, buttons, top, buttonHeight()));
    m_fill->setGeometry(place(buttons - 1, buttons, top, buttonHeight()));
}

} // namespace sudoku
