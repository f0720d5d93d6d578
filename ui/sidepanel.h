#pragma once

#include <QWidget>

class QAction;

namespace sudoku {

class DetailsPanel;
class DigitPad;
class VerdictPanel;

/// What stands beside the board: what is typed and how, the digits for the mouse, the last
/// verdict, and the solver's figures.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    /// A row of buttons for each group of actions.
    SidePanel(const QList<QAction *> &roles, const QList<QAction *> &pens, QWidget *parent = nullptr);

    DigitPad *digitPad() { return m_digitPad; }
    DetailsPanel *details() { return m_details; }
    VerdictPanel *verdict() { return m_verdict; }
    void setDetailsVisible(bool isVisible);

private:
    DigitPad *m_digitPad;
    QWidget *m_detailsBox;
    DetailsPanel *m_details;
    VerdictPanel *m_verdict;
};

} // namespace sudoku
