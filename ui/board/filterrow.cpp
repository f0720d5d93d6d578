#include "ui/board/filterrow.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/paint/boardfont.h"

#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>

namespace sudoku {
namespace {

constexpr int maxDigitsInOneRow = 9;
constexpr int maxNumbersInOneRow = 8; // of two figures
constexpr int filterKeyHeight = 28;

/// Returns in how many columns the keys are: in one row, or in rows of the same length.
int columnsFor(int digitCount)
{
    const int longest = digitCount > maxDigitsInOneRow ? maxNumbersInOneRow : maxDigitsInOneRow;
    const int rows = (digitCount + longest - 1) / longest;
    return (digitCount + rows - 1) / rows;
}

} // namespace

FilterRow::FilterRow(BoardView &view, QWidget *parent)
    : QWidget(parent),
      m_view(view),
      m_contents(new QWidget(this)),
      m_row(new QGridLayout),
      m_counts(new QLabel),
      m_pairs(new QToolButton)
{
    setAccessibleName(tr("Filter"));
    m_contents->setStyleSheet(QStringLiteral(
        "QToolButton:checked { background: palette(highlight); color: palette(highlighted-text);"
        " border: none; border-radius: 5px; }"));
    m_row->setSpacing(4);
    m_pairs->setText(tr("Two marks"));
    m_pairs->setToolTip(tr("Show the cells that two digits can go in"));
    m_pairs->setCheckable(true);
    m_pairs->setAutoRaise(true);
    m_pairs->setFocusPolicy(Qt::TabFocus);
    connect(m_pairs, &QToolButton::clicked, this,
            [this](bool isOn) { m_view.setFilter({.hasPairs = isOn}); });
    m_counts->setText(QStringLiteral("\n")); // room for the counts of two digits
    m_counts->setMinimumHeight(m_counts->sizeHint().height());
    m_counts->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *head = new QHBoxLayout;
    head->addWidget(new QLabel(tr("Where a digit can still go")), 1);
    head->addWidget(m_pairs);
    auto *layout = new QVBoxLayout(m_contents);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addLayout(m_row);
    layout->addWidget(m_counts);
    connect(&view, &BoardView::symbolsChanged, this, &FilterRow::makeKeys);
    connect(&view, &BoardView::filterChanged, this, &FilterRow::showFilter);
    connect(&view.document(), &Document::boardChanged, this, &FilterRow::showFilter);
    makeKeys();
}

QSize FilterRow::sizeHint() const
{
    return minimumSizeHint();
}

QSize FilterRow::minimumSizeHint() const
{
    return {m_contents->minimumSizeHint().width(), 0};
}

/// Takes the height that the contents need.
void FilterRow::fit()
{
    setMaximumHeight(m_contents->sizeHint().height());
    updateGeometry();
}

void FilterRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void FilterRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_contents->setGeometry(rect());
    m_contents->setVisible(height() >= maximumHeight());
}

void FilterRow::makeKeys()
{
    for (QToolButton *key : m_keys)
        delete key;
    m_keys.clear();
    const int digitCount = m_view.document().geometry().digitCount();
    const int columns = columnsFor(digitCount);
    for (Digit digit = 1; digit <= digitCount; ++digit) {
        auto *key = new QToolButton;
        key->setText(QString::fromStdString(m_view.symbols().symbol(digit)));
        key->setAccessibleName(tr("filter digit %1").arg(key->text()));
        key->setFont(boardFont());
        key->setCheckable(true);
        key->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the board
        key->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        key->setFixedHeight(filterKeyHeight);
        connect(key, &QToolButton::clicked, this, [this, digit] {
            const bool isAdded = QGuiApplication::keyboardModifiers() & Qt::ControlModifier;
            m_view.setFilter(m_view.filter().withDigit(digit, isAdded));
            showFilter(); // a click has checked the key already
        });
        m_row->addWidget(key, (digit - 1) / columns, (digit - 1) % columns);
        key->show(); // or the height of the row would not count
        if (!m_keys.empty())
            setTabOrder(m_keys.back(), key);
        m_keys.push_back(key);
    }
    setTabOrder(m_keys.back(), m_pairs);
    fit();
    showFilter();
}

void FilterRow::showFilter()
{
    const DigitFilter &filter = m_view.filter();
    for (Digit digit = 1; digit <= std::ssize(m_keys); ++digit)
        m_keys[digit - 1]->setChecked(digit == filter.first || digit == filter.second);
    m_pairs->setChecked(filter.hasPairs);
    m_counts->setText(countText());
    m_counts->setToolTip(m_counts->text());
}

QString FilterRow::countText() const
{
    const DigitFilter &filter = m_view.filter();
    const Document &document = m_view.document();
    QStringList texts;
    for (const Digit digit : {filter.first, filter.second})
        if (digit != noDigit && digit <= document.geometry().digitCount()) {
            const DigitCount count = countOf(digit, document);
            texts += tr("%1: %2 placed; possible cells: %3")
                         .arg(QString::fromStdString(m_view.symbols().symbol(digit)))
                         .arg(count.placed)
                         .arg(count.open);
        }
    if (filter.hasPairs) {
        int cells = 0;
        for (Cell cell = 0; cell < document.geometry().cellCount(); ++cell)
            cells += shows(filter, document, cell);
        texts += tr("Cells with two candidates: %1").arg(cells);
    }
    return texts.join(QLatin1Char('\n'));
}

} // namespace sudoku
