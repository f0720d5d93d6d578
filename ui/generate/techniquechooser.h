#pragma once

#include <QPushButton>

#include "core/hints/steps/technique.h"
#include "core/hints/techniques.h"

#include <vector>

namespace sudoku {

/// A button that shows the chosen techniques, and opens a list to choose them from.
class TechniqueChooser : public QPushButton
{
    Q_OBJECT

public:
    /// \a title is that of the list, and \a none is the text if no technique is chosen.
    TechniqueChooser(QString title, QString none, QWidget *parent = nullptr);

    const std::vector<const Technique *> &techniques() const { return m_chosen; }
    void setTechniques(const std::vector<const Technique *> &techniques);

    /// Returns the ids of the chosen techniques, for the settings.
    QStringList ids() const;
    /// Ignores ids that are unknown.
    void setIds(const QStringList &ids);

    QSize sizeHint() const override;

signals:
    void changed();

private:
    void choose();

    QString m_title;
    QString m_none;
    std::vector<const Technique *> m_chosen;
};

} // namespace sudoku
