#pragma once

#include <QPageLayout>
#include <QWidget>

#include "ui/printjob/printjob.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace sudoku {

class PageForm;
class PressForm;
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
    QString title() const;
    void setTitle(const QString &title);
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
    void makeRows();
    QLayout *makeCaptionBoxes();
    void fillLists();
    void connectParts();
    void showMore(bool isShown);
    QSizeF paperSize() const;
    void updateFields();

    Settings &m_settings;
    QCheckBox *m_selection;
    QLineEdit *m_title;
    QComboBox *m_paper;
    QLineEdit *m_size;  // of other paper
    QLabel *m_sizeHint; // shown if that is no size
    QComboBox *m_orientation;
    QComboBox *m_perPage;
    QComboBox *m_sections;
    QLineEdit *m_sectionTitles; // separated by semicolons
    QComboBox *m_solutions;
    QComboBox *m_hints;
    QCheckBox *m_entries;
    QCheckBox *m_pencilMarks;
    QCheckBox *m_date;
    QCheckBox *m_nameLine;
    std::vector<QCheckBox *> m_caption; // one for each of captionParts()
    QCheckBox *m_instruct;
    QLineEdit *m_instruction;
    QCheckBox *m_booklet;
    QComboBox *m_sides;
    QToolButton *m_more;
    PageForm *m_page;
    PressForm *m_press;
    bool m_isOfSeveral; // puzzles
};

} // namespace sudoku
