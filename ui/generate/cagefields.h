#pragma once

#include <QWidget>

#include "core/generate/generaterequest.h"

class QHBoxLayout;
class QSpinBox;

namespace sudoku {

/// The fields of a form for the sizes of cages and their number.
class CageFields : public QWidget
{
    Q_OBJECT

public:
    explicit CageFields(QWidget *parent = nullptr);
    /// Returns the part that the label of its row names.
    QWidget *labelled() const;

    /// Sets the wish for the cages of \a request, if it has cages.
    void addTo(GenerateRequest &request) const;
    /// Lets the fields be changed if \a request has cages.
    void follow(const GenerateRequest &request);

signals:
    void changed();

private:
    QHBoxLayout *makeRow(QSpinBox *min, QSpinBox *max, const QString &unit);

    QSpinBox *m_minSize;
    QSpinBox *m_maxSize;
    QSpinBox *m_minCount;
    QSpinBox *m_maxCount; ///< 0 for any
};

} // namespace sudoku
