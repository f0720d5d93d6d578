#include "ui/results/endpanel.h"

#include "ui/base/helppage.h"
#include "ui/base/notification.h"
#include "ui/base/wrappingbutton.h"
#include "ui/board/solveclock.h"
#include "ui/paint/boardfont.h"
#include "ui/paint/colourroles.h"
#include "ui/results/timesplot.h"
#include "ui/text/steptext.h"
#include "ui/text/words.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr int minPlotted = 3;    // games: fewer make no picture
constexpr qreal timeScale = 3.6; // of the font of the window
constexpr qreal figureScale = 1.5;

QLabel *newLabel(qreal scale = 1, QFont::Weight weight = QFont::Normal)
{
    auto *label = new QLabel;
    QFont font = scale > 1 ? boardFont() : label->font();
    font.setPointSizeF(label->font().pointSizeF() * scale);
    font.setWeight(weight);
    label->setFont(font);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QFrame *newLine()
{
    auto *line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

QString kindText(const GameReport &report)
{
    return report.level ? EndPanel::tr("%1 · %2").arg(report.kind, levelText(*report.level)) : report.kind;
}

} // namespace

EndPanel::EndPanel(QWidget *parent)
    : QFrame(parent),
      m_head(new Notification),
      m_kind(newLabel()),
      m_time(newLabel(timeScale)),
      m_comparison(newLabel()),
      m_hints(makeFigure(tr("Hints"))),
      m_best(makeFigure(tr("Best"))),
      m_average(makeFigure(tr("Average"))),
      m_count(makeFigure(tr("Games"))),
      m_plotLabel(newLabel()),
      m_plot(new TimesPlot),
      m_more(newLabel()),
      m_next(new WrappingButton(tr("Next Puzzle"))),
      m_harder(new WrappingButton(tr("Harder"))),
      m_other(new WrappingButton({})),
      m_walkthrough(new WrappingButton(tr("Walkthrough")))
{
    m_time->setObjectName(QStringLiteral("time"));
    m_comparison->setObjectName(QStringLiteral("comparison"));
    for (QLabel *label : {m_kind, m_comparison, m_more})
        label->setWordWrap(true);
    m_kind->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_comparison->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 8);
    layout->setSpacing(10);
    layout->addLayout(makeHead());
    layout->addWidget(newLine());
    layout->addLayout(makeTime());
    layout->addLayout(makeFigures());
    layout->addWidget(newLine());
    layout->addWidget(m_plotLabel);
    layout->addWidget(m_plot);
    layout->addWidget(m_more);
    layout->addLayout(makeButtons());
    layout->addStretch(1);
    setHelpPage(*this, "board.md");
    hide();
}

QLayout *EndPanel::makeHead()
{
    auto *solved = newLabel(1, QFont::DemiBold);
    solved->setText(tr("✓ Solved"));
    solved->setAccessibleName(tr("Solved"));
    m_head->setFrameShape(QFrame::NoFrame);
    auto *inside = new QHBoxLayout(m_head);
    inside->setContentsMargins({});
    inside->addWidget(solved);
    auto *row = new QHBoxLayout;
    row->addWidget(m_head);
    row->addWidget(m_kind, 1);
    return row;
}

QLayout *EndPanel::makeTime()
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_time);
    row->addWidget(m_comparison, 1);
    return row;
}

EndPanel::Figure EndPanel::makeFigure(const QString &label)
{
    auto *column = new QWidget;
    auto *value = newLabel(figureScale, QFont::Medium);
    auto *name = newLabel();
    name->setText(label);
    name->setBuddy(value);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(value);
    layout->addWidget(name);
    return {column, value};
}

QLayout *EndPanel::makeFigures()
{
    auto *row = new QHBoxLayout;
    for (const Figure &figure : {m_hints, m_best, m_average, m_count})
        row->addWidget(figure.column, 1);
    return row;
}

QLayout *EndPanel::makeButtons()
{
    auto *statistics = new WrappingButton(tr("Statistics…"));
    statistics->setLook(WrappingButton::Look::Link);
    m_next->setLook(WrappingButton::Look::Primary);
    m_next->setObjectName(QStringLiteral("next"));
    m_next->setToolTip(tr("Enter"));
    m_other->setObjectName(QStringLiteral("other"));
    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(m_next);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    const auto add = [this](WrappingButton *button, NextGame next) {
        connect(button, &QPushButton::clicked, this, [this, next] { emit chosen(next); });
    };
    add(m_next, NextGame::Next);
    add(m_harder, NextGame::Harder);
    add(m_other, NextGame::Other);
    add(m_walkthrough, NextGame::Walkthrough);
    for (WrappingButton *button : {m_harder, m_other, m_walkthrough})
        row->addWidget(button, 1);
    column->addLayout(row);
    column->addWidget(statistics, 0, Qt::AlignLeft);
    connect(statistics, &QPushButton::clicked, this, &EndPanel::statisticsRequested);
    for (WrappingButton *button : {m_next, m_harder, m_other, m_walkthrough, statistics})
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the board
    return column;
}

void EndPanel::offer(bool canGoOn, bool canBeHarder, const QString &other)
{
    m_next->setVisible(canGoOn);
    m_harder->setVisible(canBeHarder);
    m_other->setText(other);
    m_other->setVisible(!other.isEmpty());
}

void EndPanel::showReport(const GameReport &report)
{
    m_kind->setText(kindText(report));
    m_time->setText(clockText(report.time));
    m_hints.value->setText(QString::number(report.hints));
    m_more->setText(report.more);
    m_more->setVisible(!report.more.isEmpty());
    showSummary(report);
    updateColours();
    m_head->setAccessibleName(sentence(report));
}

void EndPanel::showSummary(const GameReport &report)
{
    const GameSummary summary = report.summary.value_or(GameSummary());
    const bool hasOthers = summary.count > 1;
    for (const Figure &figure : {m_best, m_average, m_count})
        figure.column->setVisible(report.summary.has_value());
    m_best.value->setText(clockText(summary.best));
    m_average.value->setText(clockText(summary.average));
    m_count.value->setText(QString::number(summary.count));
    m_comparison->setText(hasOthers ? comparisonText(report.time, summary.average) : QString());
    m_isQuicker = hasOthers && report.time < summary.average;
    const bool isPlotted = summary.count >= minPlotted;
    m_plotLabel->setVisible(isPlotted);
    m_plot->setVisible(isPlotted);
    if (!isPlotted)
        return;
    m_plotLabel->setText(
        report.level ? tr("Your last %1 games, in minutes").arg(nameInSentence(levelText(*report.level)))
                     : tr("Your last games, in minutes"));
    m_plot->setTimes(summary.times, summary.average);
}

/// What a screen reader reads: everything that is seen at a glance.
QString EndPanel::sentence(const GameReport &report) const
{
    QStringList sentences{tr("Solved in %1.").arg(clockText(report.time)), kindText(report)};
    if (!m_comparison->text().isEmpty())
        sentences += m_comparison->text();
    sentences += tr("%n hint(s)", nullptr, report.hints);
    if (!report.more.isEmpty())
        sentences += report.more;
    if (!m_next->isHidden())
        sentences += tr("Enter makes the next puzzle.");
    return sentences.join(QLatin1Char(' '));
}

void EndPanel::speak()
{
    announce(*m_head);
}

/// Only a quicker time is coloured: a slower one is no fault.
void EndPanel::updateColours()
{
    const QPalette application = QGuiApplication::palette();
    QPalette palette = application;
    if (m_isQuicker)
        palette.setColor(QPalette::WindowText, QColor(coloursFor(application).good));
    m_comparison->setPalette(palette);
}

void EndPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        updateColours();
    QFrame::changeEvent(event);
}

/// Enter presses the button that has the keyboard.
void EndPanel::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    if (isEnter && button)
        button->click();
    else
        QFrame::keyPressEvent(event);
}

QString comparisonText(std::chrono::seconds time, std::chrono::seconds average)
{
    const auto difference = time > average ? time - average : average - time;
    const bool isInMinutes = difference >= 60s;
    const auto count = static_cast<int>(isInMinutes ? difference / 60s : difference.count());
    if (count == 0)
        return EndPanel::tr("as long as your average");
    if (time < average)
        return isInMinutes ? EndPanel::tr("%n minute(s) quicker than your average", nullptr, count)
                           : EndPanel::tr("%n second(s) quicker than your average", nullptr, count);
    return isInMinutes ? EndPanel::tr("%n minute(s) more than your average", nullptr, count)
                       : EndPanel::tr("%n second(s) more than your average", nullptr, count);
}

} // namespace sudoku
