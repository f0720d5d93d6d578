#pragma once

#include <QWidget>

#include "core/trace/puzzletrace.h"

class QComboBox;

namespace sudoku {

class Settings;

/// Asks how a run is made: how the puzzle is written, and what the solver does.
class TraceForm : public QWidget
{
    Q_OBJECT

public:
    explicit TraceForm(Settings &settings, QWidget *parent = nullptr);
    ~TraceForm() override;

    PuzzleTraceOptions options() const;

signals:
    void changed();

private:
    void fillLists();

    Settings &m_settings;
    QComboBox *m_atMostOne;
    QComboBox *m_kind;
    QComboBox *m_method;
    QComboBox *m_guess;
};

} // namespace sudoku
