#pragma once

#include <QFrame>

#include "ui/results/gamestatistics.h"

#include <optional>

class QLabel;

namespace sudoku {

class Notification;
class TimesPlot;
class WrappingButton;

/// What is told at the end of a game.
struct GameReport
{
    QString kind;                    ///< the name of the kind
    std::optional<Level> level = {}; ///< if it is known
    std::chrono::seconds time{};
    int hints = 0;
    /// Of the games of this kind and level, this one as the last; nothing if no statistics are kept.
    std::optional<GameSummary> summary = {};
    QString more = {}; ///< further sentences: the message of the author, rules that are not covered
};

/// How the player goes on.
enum class NextGame { Next, Harder, Other, Walkthrough };

/// Shows the end of a game in place of the other pages beside the board, with the ways to go on. Nothing in
/// it has to be answered: the board stays as it is.
class EndPanel : public QFrame
{
    Q_OBJECT

public:
    explicit EndPanel(QWidget *parent = nullptr);

    void showReport(const GameReport &report);
    /// Offers the ways to go on. \a other is the text of the button beside *Harder*. Hides that button if the
    /// text is empty, and those of ways that are not possible.
    void offer(bool canGoOn, bool canBeHarder, const QString &other);
    /// Makes a screen reader read the result.
    void speak();
    bool isOpen() const { return !isHidden(); }
    void leave() { emit left(); }

signals:
    void chosen(sudoku::NextGame next);
    /// Emitted when the user has read it.
    void left();
    void statisticsRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Figure
    {
        QWidget *column;
        QLabel *value;
    };

    QLayout *makeHead();
    QLayout *makeTime();
    QLayout *makeFigures();
    QLayout *makeButtons();
    Figure makeFigure(const QString &label);
    void showSummary(const GameReport &report);
    void updateColours();
    QString sentence(const GameReport &report) const;

    Notification *m_head;
    QLabel *m_kind;
    QLabel *m_time;
    QLabel *m_comparison;
    Figure m_hints;
    Figure m_best;
    Figure m_average;
    Figure m_count;
    QLabel *m_plotLabel;
    TimesPlot *m_plot;
    QLabel *m_more;
    WrappingButton *m_next;
    WrappingButton *m_harder;
    WrappingButton *m_other;
    WrappingButton *m_walkthrough;
    bool m_isQuicker = false;
};

/// Returns how \a time compares with \a average, such as "4 minutes quicker than your average".
QString comparisonText(std::chrono::seconds time, std::chrono::seconds average);

} // namespace sudoku
