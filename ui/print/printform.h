#pragma once

#include <QPageLayout>
#include <QWidget>

#include "ui/paint/printjob.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace sudoku {

class Settings;

/// Asks how puzzles shall be printed, and remembers it.
class PrintForm : public QWidget
{
    Q_OBJECT

public:
    /// The choice of a booklet for a single puzzle (\a puzzleCount 1) is not remembered.
    PrintForm(Settings &settings, int puzzleCount, QWidget *parent = nullptr);

    /// Writes what is chosen into \a job, which has its puzzles already.
    void apply(PrintJob &job) const;
    /// Whether there are entries that may be printed.
    void offerEntries(bool hasEntries);
    /// Shows a choice between all puzzles and a selection.
    void offerSelection(int puzzleCount);
    bool isSelectionOnly() const;
    /// Chooses the paper of this \a size, if it is one of those that are offered, and its orientation.
    void setPaper(const QPageSize &size, QPageLayout::Orientation orientation);
    void remember();

signals:
    void changed();

private:
    void fillLists();
    void connectParts();
    void updateFields();

    Settings &m_settings;
    QCheckBox *m_selection;
    QLineEdit *m_title;
    QComboBox *m_paper;
    QComboBox *m_orientation;
    QComboBox *m_perPage;
    QComboBox *m_solutions;
    QCheckBox *m_entries;
    QCheckBox *m_pencilMarks;
    QCheckBox *m_date;
    QCheckBox *m_booklet;
    QComboBox *m_sides;
};

} // namespace sudoku
