#pragma once

#include <QDialog>

#include "ui/results/gamelog.h"
#include "ui/results/gamestatistics.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace sudoku {

class Settings;
class TimesPlot;

/// Shows the statistics of finished games by kind and level; exports them, resets them, and switches them
/// off.
class StatisticsDialog : public QDialog
{
    Q_OBJECT

public:
    StatisticsDialog(Settings &settings, const GameLog &log, QWidget *parent = nullptr);

    /// Writes all games to \a path: as a table if its name ends with ".csv", otherwise as JSON. Returns why
    /// it failed, or nothing.
    std::optional<QString> writeTo(const QString &path) const;

private:
    QWidget *makeButtons();
    void read();
    void showGroup();
    void exportGames();
    void reset();

    Settings &m_settings;
    GameLog m_log;
    std::vector<GameRecord> m_games;
    std::vector<GameGroup> m_groups; // in the order of the list
    QLabel *m_total;
    QComboBox *m_group;
    QLabel *m_figures;
    TimesPlot *m_plot;
    QLabel *m_problem;
    QPushButton *m_export;
    QPushButton *m_reset;
};

} // namespace sudoku
