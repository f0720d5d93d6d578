#pragma once

#include <QWidget>

#include "ui/pictures/boardreading.h"

#include <vector>

class QCheckBox;
class QGridLayout;

namespace sudoku {

/// The kinds of rules that were read in a picture, with a check box each: a person says which ones are meant.
/// Hidden where no rule was read.
class RuleBoxes : public QWidget
{
    Q_OBJECT

public:
    explicit RuleBoxes(QWidget *parent = nullptr);

    /// Shows the kinds of \a rules, all of them as meant.
    void setRules(const std::vector<RuleReading> &rules);
    /// Returns the rules that are meant.
    std::vector<Constraint> constraints() const;
    /// Checks the kinds that are among \a constraints, and no others.
    void follow(const std::vector<Constraint> &constraints);

signals:
    /// Emitted when a person has said that a kind is meant or is not.
    void changed();

private:
    struct KindBox
    {
        const Variant *kind;
        QCheckBox *box;
    };

    void addBox(const Variant *kind);

    std::vector<RuleReading> m_rules;
    std::vector<KindBox> m_boxes;
    QGridLayout *m_layout;
};

} // namespace sudoku
