#pragma once

#include <QObject>

#include "core/generate/difficulty.h"

class QComboBox;
class QFormLayout;

namespace sudoku {

class RatingField;
class Settings;
class TechniqueChooser;

/// The rows of a form that ask for more than a level: techniques, and a range of a rating.
class DifficultyFields : public QObject
{
    Q_OBJECT

public:
    explicit DifficultyFields(QFormLayout *form, QObject *parent = nullptr);

    /// Sets the wishes of these fields in \a difficulty.
    void addTo(Difficulty &difficulty) const;

    /// Keeps what formmemory.h does not know.
    void remember(Settings &settings, const QString &form) const;
    void restore(const Settings &settings, const QString &form);

signals:
    void changed();

private:
    void followScale();

    TechniqueChooser *m_needed;
    QComboBox *m_hardest;
    TechniqueChooser *m_allowed;
    QComboBox *m_scale;
    RatingField *m_min;
    RatingField *m_max;
};

} // namespace sudoku
