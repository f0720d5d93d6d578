#include "ui/board/digitpad.h"

#include "core/board/board.h"
#include "ui/base/icons.h"
#include "ui/paint/markgrid.h"
#include "ui/text/symbolwords.h"

#include <QAction>
#include <QGuiApplication>
#include <QPushButton>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <iterator>

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
constexpr int maxColumnsBelow = 13;

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
      m_fill(new QPushButton(icon(QStringLiteral("mark-grid")), tr("Fill In Marks"), this)),
      m_buttons{{m_clear, m_clear->text(), m_clear->text()},
                {m_fill, m_fill->text(), tr("Fill In", "button: pencil marks")}}
{
    m_clear->setToolTip(tr("Clear the selected cells (Delete)"));
    m_clear->setFocusPolicy(Qt::TabFocus);
    connect(m_clear, &QPushButton::clicked, this, &DigitPad::clearClicked);
    m_fill->setToolTip(tr("Write the digits that no single rule forbids as pencil marks in all open cells"));
    m_fill->setFocusPolicy(Qt::TabFocus);
    m_fill->hide();
    for (const PadButton &each : m_buttons)
        each.button->setAccessibleName(each.text); // which its icon may stand for
    connect(m_fill, &QPushButton::clicked, this, &DigitPad::fillClicked);
}

void DigitPad::showFillButton()
{
    m_fill->show();
    updateGeometry();
    arrange();
}

void DigitPad::addButtonBelow(QAction &action)
{
    auto *button = new QPushButton(action.icon(), action.iconText(), this);
    button->setToolTip(action.toolTip());
    button->setAccessibleName(button->text());
    button->setFocusPolicy(Qt::TabFocus);
    button->setVisible(m_isBelow);
    const auto follow = [button, &action] { button->setEnabled(action.isEnabled()); };
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    connect(&action, &QAction::changed, button, follow);
    follow();
    m_buttons.push_back({button, button->text(), button->text(), true});
    updateGeometry();
    arrange();
}

std::vector<DigitPad::PadButton> DigitPad::shownButtons() const
{
    std::vector<PadButton> shown;
    std::ranges::copy_if(m_buttons, std::back_inserter(shown), [this](const PadButton &each) {
        return each.button == m_clear
               || (each.isBelowOnly ? m_isBelow : each.button != m_fill || !m_fill->isHidden());
    });
    return shown;
}

void DigitPad::setDigits(const Geometry &geometry, const SymbolSet &symbols)
{
    QStringList texts;
    for (Digit digit = 1; digit <= geometry.digitCount(); ++digit)
        texts += symbolText(symbols, digit);
    m_hasColours = false;
    setKeys(texts, markColumns(geometry));
    if (!symbols.pictures.empty())
        for (Digit digit = 1; digit <= geometry.digitCount(); ++digit)
            m_keys[digit - 1]->setPicture(symbols, digit);
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
    for (std::size_t i = 0; i + 1 < m_buttons.size(); ++i)
        setTabOrder(m_buttons[i].button, m_buttons[i + 1].button);
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
    for (const PadButton &each : m_buttons)
        if (each.isBelowOnly)
            each.button->setVisible(isBelow);
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

int DigitPad::buttonWidth(Words words) const
{
    constexpr int aroundIcon = 20;
    constexpr int betweenIconAndText = 12;
    int widest = 0;
    for (const PadButton &each : shownButtons())
        widest = std::max(widest, fontMetrics().horizontalAdvance(words == Words::Long    ? each.text
                                                                  : words == Words::Short ? each.shortText
                                                                                          : QString()));
    return m_clear->iconSize().width() + aroundIcon + (widest > 0 ? widest + betweenIconAndText : 0);
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
    const int count = static_cast<int>(shownButtons().size());
    const int buttons = lengthOf(count, buttonWidth(m_isBelow ? Words::None : Words::Long), gap);
    return {std::max(lengthOf(columns(), minKey, minKeyGap), count == 1 ? 0 : buttons),
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
    const auto left = [=, this](int column) { return column * (width() + between) / columns(); };
    for (int i = 0; i < static_cast<int>(m_keys.size()); ++i) {
        const int column = i % columns();
        m_keys[i]->setGeometry(left(column), i / columns() * (keyRoom + between),
                               left(column + 1) - between - left(column), keyRoom);
    }
    arrangeButtons(rows() * (keyRoom + between), between);
}

/// Places the buttons in one row, with as much on each as all have room for.
void DigitPad::arrangeButtons(int top, int between)
{
    const std::vector<PadButton> shown = shownButtons();
    const int count = static_cast<int>(shown.size());
    const int room = (width() + between) / count - between;
    const Words words = buttonWidth(Words::Long) <= room    ? Words::Long
                        : buttonWidth(Words::Short) <= room ? Words::Short
                                                            : Words::None;
    const auto left = [&](int index) { return index * (width() + between) / count; };
    for (int i = 0; i < count; ++i) {
        const auto &[button, text, shortText, isBelowOnly] = shown[i];
        button->setText(words == Words::Long ? text : words == Words::Short ? shortText : QString());
        button->setGeometry(left(i), top, left(i + 1) - between - left(i), buttonHeight());
    }
}

} // namespace sudoku
