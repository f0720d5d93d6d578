#pragma once

#include <QWidget>

class QTabWidget;

namespace sudoku {

class CommandActions;
class DetailsPanel;
class DigitPad;
class RulesPanel;
class Settings;
class VerdictPanel;

/// What stands beside the board: on one page what is typed and how, with the digits for the mouse, on another
/// one the rules; below them the last verdict, and the solver's figures.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    SidePanel(const CommandActions &actions, RulesPanel *rules, QWidget *parent = nullptr);

    /// The solver's figures are shown where they were when the program ran before.
    void connectCommands(const CommandActions &actions, Settings &settings);

    DigitPad *digitPad() { return m_digitPad; }
    DetailsPanel *details() { return m_details; }
    VerdictPanel *verdict() { return m_verdict; }
    /// Brings the page of the rules to the front, or that of the digits.
    void showRules(bool isShown = true);

private:
    QWidget *makeDigitsPage(const CommandActions &actions);
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
