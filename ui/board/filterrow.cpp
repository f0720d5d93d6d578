#include "ui/board/filterrow.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/paint/boardfont.h"
#include "ui/paint/symbolpictures.h"
#include "ui/text/symbolwords.h"

#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

// In pixels.
constexpr int minKeyWidth = 24; // that a pointer meets without aiming
constexpr int minKeyHeight = 28;
constexpr int betweenKeys = 4;
constexpr int aroundFigure = 14; // the room that a key has beside the figures on it
constexpr int usualWidth = 352;

} // namespace

FilterRow::FilterRow(BoardView &view, QWidget *parent)
    : QWidget(parent),
      m_view(view),
      m_head(new QWidget),
      m_row(new QGridLayout),
      m_caption(new QLabel),
      m_pairs(new QToolButton)
{
    setAccessibleName(tr("Filter"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setStyleSheet(QStringLiteral(
        "QToolButton:checked { background: palette(highlight); color: palette(highlighted-text);"
        " border: none; border-radius: 5px; }"));
    m_row->setSpacing(betweenKeys);
    m_pairs->setText(tr("Two marks"));
    m_pairs->setToolTip(tr("Show the cells that two digits can go in"));
    m_pairs->setCheckable(true);
    m_pairs->setAutoRaise(true);
    m_pairs->setMinimumHeight(minKeyWidth); // as large a target
    m_pairs->setFocusPolicy(Qt::TabFocus);
    connect(m_pairs, &QToolButton::clicked, this,
            [this](bool isOn) { m_view.setFilter({.hasPairs = isOn}); });
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the panel is not for it alone
    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins({});
    head->addWidget(m_caption, 1);
    head->addWidget(m_pairs);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(betweenKeys);
    layout->addWidget(m_head);
    layout->addLayout(m_row);
    connect(&view, &BoardView::symbolsChanged, this, &FilterRow::makeKeys);
    connect(&view, &BoardView::filterChanged, this, &FilterRow::showFilter);
    connect(&view.document(), &Document::boardChanged, this, &FilterRow::showFilter);
    makeKeys();
}

void FilterRow::setCaptioned(bool isCaptioned)
{
    m_head->setVisible(isCaptioned);
}

int FilterRow::captionHeight() const
{
    return m_head->sizeHint().height() + betweenKeys;
}

QSize FilterRow::sizeHint() const
{
    return minimumSizeHint();
}

QSize FilterRow::minimumSizeHint() const
{
    const int columns = columnsFor(std::min(width(), usualWidth));
    return {std::max(columns * (keyWidth() + betweenKeys), m_pairs->minimumSizeHint().width() * 2),
            layout()->minimumSize().height()};
}

void FilterRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        placeKeys();
}

void FilterRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (columnsFor(width()) != m_columns)
        placeKeys();
    layout()->activate();
    showFilter(); // in the room that there is
}

/// Returns the least width of a key on which all digits can be read.
int FilterRow::keyWidth() const
{
    int widest = minKeyWidth;
    for (const QToolButton *key : m_keys)
        widest = std::max({widest, key->fontMetrics().horizontalAdvance(key->text()) + aroundFigure,
                           key->minimumSizeHint().width()});
    return widest;
}

/// Returns in how many columns the keys are in that width: in one row, or in rows of the same length.
int FilterRow::columnsFor(int width) const
{
    const int count = static_cast<int>(m_keys.size());
    const int longest = std::max(1, (width + betweenKeys) / (keyWidth() + betweenKeys));
    const int rows = (count + longest - 1) / longest;
    return rows == 0 ? 1 : (count + rows - 1) / rows;
}

void FilterRow::placeKeys()
{
    m_columns = columnsFor(width());
    const int height = std::max(minKeyHeight, fontMetrics().height() + 4);
    for (int i = 0; i < static_cast<int>(m_keys.size()); ++i) {
        m_keys[i]->setFixedHeight(height);
        m_row->removeWidget(m_keys[i]);
        m_row->addWidget(m_keys[i], i / m_columns, i % m_columns);
    }
    for (int column = 0; column < m_row->columnCount(); ++column)
        m_row->setColumnStretch(column, column < m_columns ? 1 : 0);
    updateGeometry();
}

void FilterRow::makeKeys()
{
    for (QToolButton *key : m_keys)
        delete key;
    m_keys.clear();
    const int digitCount = m_view.document().geometry().digitCount();
    for (Digit digit = 1; digit <= digitCount; ++digit) {
        auto *key = new QToolButton;
        key->setText(symbolText(m_view.symbols(), digit));
        key->setAccessibleName(tr("filter digit %1").arg(key->text()));
        key->setFont(boardFont());
        if (!m_view.symbols().pictures.empty())
            key->setIcon(symbolPixmap(m_view.symbols(), digit, palette().color(QPalette::ButtonText),
                                      key->iconSize().height(), devicePixelRatioF()));
        key->setCheckable(true);
        key->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the board
        key->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(key, &QToolButton::clicked, this, [this, digit] {
            const bool isAdded = QGuiApplication::keyboardModifiers() & Qt::ControlModifier;
            m_view.setFilter(m_view.filter().withDigit(digit, isAdded));
            showFilter(); // a click has checked the key already
        });
        key->setParent(this);
        key->show(); // or the height of the row would not count
        if (!m_keys.empty())
            setTabOrder(m_keys.back(), key);
        m_keys.push_back(key);
    }
    setTabOrder(m_keys.back(), m_pairs);
    placeKeys();
    showFilter();
}

void FilterRow::showFilter()
{
    const DigitFilter &filter = m_view.filter();
    for (Digit digit = 1; digit <= std::ssize(m_keys); ++digit)
        m_keys[digit - 1]->setChecked(digit == filter.first || digit == filter.second);
    m_pairs->setChecked(filter.hasPairs);
    const QStringList counts = countTexts();
    const QString whole =
        counts.isEmpty() ? tr("Where a digit can still go") : counts.join(QLatin1Char('\n'));
    const QString line = counts.size() > 1 ? shortCountText() : whole;
    m_caption->setText(fontMetrics().elidedText(line, Qt::ElideRight, m_caption->width()));
    m_caption->setToolTip(whole);
    m_caption->setAccessibleName(whole);
}

QStringList FilterRow::countTexts() const
{
    const DigitFilter &filter = m_view.filter();
    const Document &document = m_view.document();
    QStringList texts;
    for (const Digit digit : {filter.first, filter.second})
        if (digit != noDigit && digit <= document.geometry().digitCount()) {
            const DigitCount count = countOf(digit, document);
            texts += tr("%1: %2 placed; possible cells: %3")
                         .arg(symbolText(m_view.symbols(), digit))
                         .arg(count.placed)
                         .arg(count.open);
        }
    if (filter.hasPairs) {
        int cells = 0;
        for (Cell cell = 0; cell < document.geometry().cellCount(); ++cell)
            cells += shows(filter, document, cell);
        texts += tr("Cells with two candidates: %1").arg(cells);
    }
    return texts;
}

/// Returns the counts of two digits in one line.
QString FilterRow::shortCountText() const
{
    const auto symbol = [this](Digit digit) { return symbolText(m_view.symbols(), digit); };
    const DigitFilter &filter = m_view.filter();
    return tr("Possible cells: %1 for %2, %3 for %4", "7 cells for a 4, 5 cells for an 8")
        .arg(countOf(filter.first, m_view.document()).open)
        .arg(symbol(filter.first))
        .arg(countOf(filter.second, m_view.document()).open)
        .arg(symbol(filter.second));
}

} // namespace sudoku
