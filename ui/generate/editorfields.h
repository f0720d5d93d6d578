#pragma once

#include <QObject>

#include "core/generate/generaterequest.h"

#include <vector>

class QCheckBox;
class QFormLayout;
class QSpinBox;

namespace sudoku {

/// The rows of a form for what editors ask for: where clues are, and how many steps there are.
class EditorFields : public QObject
{
    Q_OBJECT

public:
    explicit EditorFields(QFormLayout *form, QObject *parent = nullptr);

    /// Sets the wishes of these fields in \a request.
    void addTo(GenerateRequest &request) const;

signals:
    void changed();

private:
    /// The fields of a range; 0 is any.
    struct Range
    {
        QSpinBox *min;
        QSpinBox *max;
    };

    void addCovers(QFormLayout &form);
    Range addRange(QFormLayout &form, const QString &label, const char *minName, const char *maxName);
    static WishedRange wished(const Range &range);

    std::vector<QCheckBox *> m_covers; ///< in the order of clueCovers()
    Range m_inBox;
    Range m_hardSteps;
    Range m_steps;
    QCheckBox *m_harder;
};

} // namespace sudoku
