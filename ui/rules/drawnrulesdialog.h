#pragma once

#include <QDialog>

#include "core/transform/drawnrules.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace sudoku {

class KindBox;

/// Makes rules of drawn cages or lines: the user chooses the drawings and the kind of the rules.
class DrawnRulesDialog : public QDialog
{
    Q_OBJECT

public:
    /// The board has drawn cages or lines. Offers \a ownKinds beside the kinds of the program.
    DrawnRulesDialog(const Board &board, const std::vector<const Variant *> &ownKinds,
                     QWidget *parent = nullptr);

    /// Returns the board with the rules that were chosen.
    Board board() const;

private:
    const DrawnGroup &group() const;
    DrawnRules rulesOf(const Variant &kind) const;
    QString refusalOf(const Variant &kind) const;
    void offerKinds();
    void follow();

    Board m_board;
    std::vector<DrawnGroup> m_groups;
    QComboBox *m_drawings;
    KindBox *m_kinds;
    QLabel *m_state;
    QPushButton *m_make = nullptr;
};

} // namespace sudoku
