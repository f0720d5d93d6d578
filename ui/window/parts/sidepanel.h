#pragma once

#include <QLayout>
#include <QWidget>

class QTabWidget;
class QVBoxLayout;

namespace sudoku {

class BoardView;
class CellMarks;
class CommandActions;
class DetailsPanel;
class DigitPad;
class Document;
class EndPanel;
class FilterRow;
class RulesPanel;
class Settings;
class VerdictPanel;

/// The panel beside the board: a page with the input modes and the digit buttons, a page with the rules,
/// and others; below them, or in their place, the last verdict; and the statistics of the solver.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    SidePanel(const CommandActions &actions, RulesPanel *rules, QWidget *parent = nullptr);

    /// The area around it scrolls where there is less room than this, so that the answer does it before.
    int heightForWidth(int width) const override { return layout()->totalMinimumHeightForWidth(width); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Returns the width in which its sentences read well: more than the least, where letters are wide.
    int readableWidth() const;

    /// Connects the commands of the panel; \a settings keeps whether the statistics are visible.
    void connectCommands(const CommandActions &actions, Settings &settings);

    DigitPad *digitPad() { return m_digitPad; }
    CellMarks *cellMarks() { return m_cellMarks; }
    DetailsPanel *details() { return m_details; }
    VerdictPanel *verdict() { return m_verdict; }
    EndPanel *end() { return m_end; }
    /// Shows the end of a game in the place of the pages, or the pages again.
    void showEnd(bool isShown);
    /// Adds the pages of what a board has beside digits and rules: its sums, if there are some, and its
    /// texts.
    void addPagesOf(Document &document, BoardView &view);
    /// Adds the filter of \a view to the page of the digits.
    void addFilterOf(BoardView &view);
    /// Shows \a head beside the tabs.
    void setHead(QWidget &head);
    /// Sets whether the panel is below the board. It is lower there: its keys are in a row, and those
    /// for Hint and Solve stand beside the others below them.
    void setBelow(bool isBelow);
    /// Returns how high it wants to be below the board, with an answer that is no higher than \a max if it
    /// can be.
    int heightBelow(int width, int max);
    /// Returns whether an answer takes the place of the pages.
    bool isFilled() const;
    /// Shows the page of the rules, or that of the digits, and an answer below it.
    void showRules(bool isShown = true);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitFont();
    void fitPage();
    int wholeHeight() const;
    int roleHeight() const;
    void fitDigits();
    QWidget *makeDigitsPage(const CommandActions &actions);
    void showCornerMode(const CommandActions &actions);
    QWidget *makeRoleChoice(const CommandActions &actions);
    void countRules();
    void fitAnswer();
    void makeRoom(bool forAnswer);

    QTabWidget *m_pages;
    FilterRow *m_filter = nullptr;
    bool m_isCaptioned = true; ///< whether the filter has a line above its keys
    QVBoxLayout *m_pads;       ///< the digits, and the filter below them
    QWidget *m_role = nullptr; ///< what typed digits are, where there is room
    bool m_isBelow = false;
    bool m_wantsPages = false; ///< although an answer has no room below them
    DigitPad *m_digitPad;
    CellMarks *m_cellMarks;
    RulesPanel *m_rules;
    int m_ruleCount = 0;
    QWidget *m_detailsBox;
    DetailsPanel *m_details;
    VerdictPanel *m_verdict;
    EndPanel *m_end;
};

} // namespace sudoku
