#pragma once

#include <QWidget>

class QAction;
class QTabWidget;

namespace sudoku {

class DetailsPanel;
class DigitPad;
class RulesPanel;
class VerdictPanel;

/// What stands beside the board: on one page what is typed and how, with the digits for the mouse, on another one the
/// rules; below them the last verdict, and the solver's figures.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    /// A row of buttons for each group of actions.
    SidePanel(const QList<QAction *> &roles, const QList<QAction *> &pens, RulesPanel *rules,
              QWidget *parent = nullptr);

    DigitPad *digitPad() { return m_digitPad; }
    DetailsPanel *details() { return m_details; }
    VerdictPanel *verdict() { return m_verdict; }
    void setDetailsVisible(bool isVisible);
    /// Brings the page of the rules to the front, or that of the digits.
    void showRules(bool isShown = true);

private:
    QWidget *makeDigitsPage(const QList<QAction *> &roles, const QList<QAction *> &pens);
    void countRules();

    QTabWidget *m_pages;
    DigitPad *m_digitPad;
    RulesPanel *m_rules;
    int m_ruleCount = 0;
    QWidget *m_detailsBox;
    DetailsPanel *m_details;
    VerdictPanel *m_verdict;
};

} // namespace sudoku
