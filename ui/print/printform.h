#pragma once

#include <QPageLayout>
#include <QWidget>

#include "ui/paint/printjob.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace sudoku {

class Settings;

/// Asks how to print puzzles, and remembers it.
class PrintForm : public QWidget
{
    Q_OBJECT

public:
    /// Makes a form for \a puzzleCount puzzles. A booklet chosen for a single puzzle is not remembered.
    PrintForm(Settings &settings, int puzzleCount, QWidget *parent = nullptr);

    /// Writes the choices into \a job, which already has its puzzles.
    void apply(PrintJob &job) const;
    /// Sets whether there are entries that may be printed.
    void offerEntries(bool hasEntries);
    /// Offers to print only a selection of \a puzzleCount puzzles.
    void offerSelection(int puzzleCount);
    bool isSelectionOnly() const;
    /// Chooses the paper of \a size, if it is offered, and its orientation.
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
