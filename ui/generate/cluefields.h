#pragma once

#include <QWidget>

#include "core/generate/generaterequest.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace sudoku {

class Settings;

/// The fields of a form for the number of clues, and whether each must be needed.
class ClueFields : public QWidget
{
    Q_OBJECT

public:
    explicit ClueFields(QWidget *parent = nullptr);
    /// Returns the part that the label of its row names.
    QWidget *labelled() const;

    /// Sets the goal of \a request, which has its wishes for a difficulty already.
    void addTo(GenerateRequest &request) const;
    /// Shows what is possible with the rest of \a request.
    void follow(const GenerateRequest &request);

    /// Keeps what formmemory.h does not know: the wish for minimal puzzles,
    void remember(Settings &settings, const QString &form) const;
    void restore(const Settings &settings, const QString &form);
    /// and the number of clues, one for each board size.
    void rememberForSize(Settings &settings, const QString &form, int size) const;
    void restoreForSize(const Settings &settings, const QString &form, int size);

signals:
    void changed();

private:
    void makeLayout();
    ClueGoal goal() const;
    bool isRange() const;

    QComboBox *m_goal;
    QSpinBox *m_min; ///< shown for a range
    QSpinBox *m_clues;
    QCheckBox *m_minimal;
    bool m_wantsMinimal = false;
};

} // namespace sudoku
