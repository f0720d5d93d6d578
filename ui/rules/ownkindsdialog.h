#pragma once

#include <QDialog>

#include "core/variants/own/ownkindnames.h"

#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QListWidget;
class QMenu;
class QPushButton;

namespace sudoku {

class OwnKindForm;

/// Lists the kinds of rules that the user has made, where they are made, changed, copied, removed, exported
/// and imported.
class OwnKindsDialog : public QDialog
{
    Q_OBJECT

public:
    /// \a onBoard are kinds of rules on the board, which can be added to the list.
    OwnKindsDialog(std::vector<OwnKindDefinition> kinds, const std::vector<OwnKindDefinition> &onBoard,
                   QWidget *parent = nullptr);

    const std::vector<OwnKindDefinition> &kinds() const { return m_kinds; }
    /// Returns the kinds that were changed, also by a change of one that they combine: as they were, and as
    /// they are.
    std::vector<std::pair<const Variant *, const Variant *>> changes() const;
    /// Adds \a kinds, those with the name of one that is there under a name with a number.
    void add(const std::vector<OwnKindDefinition> &kinds);
    void showKind(int row);
    /// Shows a sentence below the kinds.
    void showNote(const QString &note);

    void accept() override;
    void reject() override;

private:
    QWidget *makeList(const std::vector<OwnKindDefinition> &onBoard);
    QWidget *makeButtons(const std::vector<OwnKindDefinition> &onBoard);
    void addExamples(QMenu &menu, const QString &heading, const std::vector<OwnKindDefinition> &kinds);
    void addNew();
    /// Adds those of \a kinds that are not in the list.
    void addMissing(std::vector<OwnKindDefinition> kinds);
    void refill();
    void follow();
    void removeCurrent();
    void importKinds();
    void exportKinds();
    bool isFree(const std::string &id) const;
    int firstProblem() const;
    std::optional<OwnKindProblem> problemAt(int row) const;
    OwnKindNames namesAt(int row) const;
    std::vector<OwnKindDefinition> othersAt(int row) const;
    std::vector<OwnKindDefinition> allBut(int row) const;

    std::vector<OwnKindDefinition> m_kinds;
    std::vector<OwnKindDefinition> m_before;
    std::vector<int> m_origins; ///< of each kind, in m_before, or -1
    QListWidget *m_list;
    OwnKindForm *m_form;
    QPushButton *m_copy;
    QPushButton *m_remove;
    QPushButton *m_export;
    QLabel *m_note;
};

} // namespace sudoku
