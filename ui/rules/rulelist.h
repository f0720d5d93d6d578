#pragma once

#include <QTreeView>

#include "core/variants/variant.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace sudoku {

class RulesModel;
struct BoardRule;

/// The list of the rules of a puzzle, those of one kind in groups where it is long. Groups are open as far as
/// there is room, until the user opens or closes them; a search opens all.
class RuleList : public QTreeView
{
    Q_OBJECT

public:
    explicit RuleList(RulesModel &model, QWidget *parent = nullptr);

    /// Lists only the rules that match \a text, see RuleFilter, or all if it is empty.
    void search(const QString &text);
    /// Returns the rules of the selected rows, each once.
    std::vector<BoardRule> selectedRules() const;
    /// Makes \a constraint current and the only selected one, or none if it is not listed. Its group is open
    /// as long as it is current.
    void show(const Constraint &constraint);
    /// Selects the rows of \a constraints, and no others. Their groups are open until others are selected.
    void select(const std::vector<Constraint> &constraints);
    /// Switches the rules of the selected rows off, or on if the current one is off.
    void switchSelected();

signals:
    /// Emitted by Delete.
    void removeRequested();
    /// Emitted by F2 and by a double click on a rule.
    void changeRequested();
    /// Emitted by R.
    void turnRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void connectModel();
    void openWhatFits();
    int rowHeight() const;
    bool isOpenByChoice(const QModelIndex &group, int room, int height) const;
    void setOpen(const QModelIndex &group, bool isOpen);
    void noteChoice(const QModelIndex &group, bool isOpen);
    void openFor(const QModelIndexList &rules);

    RulesModel &m_model;
    std::map<const Variant *, bool> m_choices; // which groups the user opened or closed
    std::set<const Variant *> m_opened;        // the groups that are open for what is selected in them
    bool m_isFitting = false;                  // groups open and close, but not by the user
    int m_windowHeight = 0;                    // for which the groups were opened
    std::vector<Constraint> m_kept;            // what was selected before rows became groups
    std::optional<Constraint> m_keptCurrent;
};

} // namespace sudoku
