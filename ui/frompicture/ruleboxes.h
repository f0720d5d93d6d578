#pragma once

#include <QWidget>

#include "ui/pictures/boardreading.h"

#include <vector>

class QCheckBox;
class QGridLayout;

namespace sudoku {

/// The kinds of rules that were read in a picture, and the regions of a jigsaw, with a check box each: a
/// person says which ones are meant. Hidden where no rule was read.
class RuleBoxes : public QWidget
{
    Q_OBJECT

public:
    explicit RuleBoxes(QWidget *parent = nullptr);

    /// Shows the kinds of \a rules, all of them as meant, and so the regions of \a geometry if they are
    /// irregular.
    void setRules(const std::vector<RuleReading> &rules, const Geometry &geometry);
    /// Returns the rules that are meant.
    std::vector<Constraint> constraints() const;
    /// Returns the shape of the board: with the usual boxes if its regions are not meant.
    Geometry geometry() const;
    /// Checks the kinds that \a puzzle has, and its regions, and no others.
    void follow(const Puzzle &puzzle);

signals:
    /// Emitted when a person has said that a kind is meant or is not.
    void changed();

private:
    struct KindBox
    {
        const Variant *kind;
        QCheckBox *box;
    };

    void addKind(const Variant *kind);
    QCheckBox *addBox(QString text);

    std::vector<RuleReading> m_rules;
    Geometry m_geometry;
    std::vector<KindBox> m_boxes;
    QCheckBox *m_regions = nullptr; ///< of a jigsaw
    QGridLayout *m_layout;
};

} // namespace sudoku
