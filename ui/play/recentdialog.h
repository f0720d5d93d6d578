#pragma once

#include <QDialog>

class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace sudoku {

class RecentPuzzles;
struct UnsavedWork;

/// The list of the boards that were kept, each with a picture, its level, the time and how far it is.
class RecentDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RecentDialog(RecentPuzzles &recent, QWidget *parent = nullptr);

    /// Returns the file of the board that was chosen.
    QString chosen() const;

private:
    void fill();
    QListWidgetItem *itemOf(const QString &path, const UnsavedWork &work) const;
    void removeCurrent();
    void updateButtons();

    RecentPuzzles &m_recent;
    QListWidget *m_list;
    QPushButton *m_open;
    QPushButton *m_remove;
};

} // namespace sudoku
