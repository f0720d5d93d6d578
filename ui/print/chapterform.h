#pragma once

#include <QWidget>

#include "ui/print/bookplace.h"
#include "ui/printjob/bookfile.h"

class QCheckBox;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QSpinBox;
class QToolButton;

namespace sudoku {

class FileField;
class ProblemNote;
class WishTable;

/// Asks for the chapters of a book: a list of them, and what the chosen one has.
class ChapterForm : public QWidget
{
    Q_OBJECT

public:
    explicit ChapterForm(QWidget *parent = nullptr);

    const std::vector<BookChapter> &chapters() const { return m_chapters; }
    void setChapters(std::vector<BookChapter> chapters);
    /// Sets the folder of the book, to which the names of files are relative.
    void setFolder(const QString &folder) { m_folder = folder; }
    /// Returns the index of the chapter that is edited, or -1.
    int chosenChapter() const { return m_chosen; }
    /// Returns the title of a chapter, or "Chapter 2" without one.
    QString titleOf(int chapter) const;
    /// Says what is wrong beside the fields; faults elsewhere in the book are passed over.
    void showFaults(const std::vector<BookFault> &faults);
    /// Goes to the field of \a place, which is in a chapter.
    void leadTo(const BookPlace &place);

signals:
    void changed();
    /// Emitted when the user goes to another chapter.
    void chosen(int chapter);

private:
    QWidget *makeList();
    void makeFields();
    void addChapter();
    void removeChapter();
    void moveChapter(int by);
    void addRow();
    void addSource(const BookSource &source);
    void askForFile();
    void removeRow();
    void showTitles(int chosen);
    void showChapter();
    void showFaultsOfChapter();
    /// Takes what the fields say into the chosen chapter.
    void takeChapter();
    bool hasChapter() const;

    std::vector<BookChapter> m_chapters;
    QString m_folder;
    int m_chosen = -1;
    bool m_isShowing = false;
    QListWidget *m_list;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    QLineEdit *m_title;
    QCheckBox *m_titlePage;
    QPlainTextEdit *m_introduction;
    QSpinBox *m_perPage;
    FileField *m_inserted;
    ProblemNote *m_insertProblem;
    WishTable *m_puzzles;
    ProblemNote *m_puzzlesProblem;
    std::vector<BookFault> m_faults;
};

} // namespace sudoku
