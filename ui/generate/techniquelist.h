#pragma once

#include <QWidget>

#include "core/hints/steps/technique.h"

#include <vector>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace sudoku {

/// All techniques with their levels, in a table that can be searched.
class TechniqueList : public QWidget
{
    Q_OBJECT

public:
    enum class Choice {
        Several,   ///< each has a check box
        OneOfThem, ///< the current one is chosen; offers those that are on by default
    };

    explicit TechniqueList(Choice choice, QWidget *parent = nullptr);

    std::vector<const Technique *> chosen() const;
    void setChosen(const std::vector<const Technique *> &techniques);

signals:
    void changed();
    /// Emitted on a double click or Enter.
    void confirmed();

private:
    void fill();
    void fitNames();
    void filter(const QString &text);
    bool isChosen(const QTreeWidgetItem &item) const;

    Choice m_choice;
    QLineEdit *m_search;
    QTreeWidget *m_table;
};

} // namespace sudoku
