#pragma once

#include <QDialog>

#include "ui/files/recovery/recentpuzzles.h"

#include <vector>

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace sudoku {

/// The list of the boards that were kept, each with a picture, its level, the time and how far it is. What is
/// removed can be brought back while the dialog is open.
class RecentDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RecentDialog(RecentPuzzles &recent, QWidget *parent = nullptr);

    /// Returns the file of the board that was chosen.
    QString chosen() const;

private:
    QDialogButtonBox *makeButtons();
    void fill(const QString &current = {});
    QListWidgetItem *itemOf(const QString &path, const UnsavedWork &work) const;
    void removeCurrent();
    void undoRemove();
    void follow();

    RecentPuzzles &m_recent;
    QListWidget *m_list;
    QLabel *m_empty; ///< in place of the list
    QLabel *m_problem;
    QPushButton *m_open;
    QPushButton *m_remove;
    QPushButton *m_undo;
    std::vector<RemovedPuzzle> m_removed; // the last one at the end
};

} // namespace sudoku
