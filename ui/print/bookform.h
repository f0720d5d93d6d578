#pragma once

#include <QTabWidget>

#include "ui/print/bookplace.h"
#include "ui/printjob/booktext.h"

#include <map>
#include <string>

namespace sudoku {

class ChapterForm;
class SchemaField;

/// The fields of a book: those of the table of its members, and its chapters.
class BookForm : public QTabWidget
{
    Q_OBJECT

public:
    explicit BookForm(QWidget *parent = nullptr);

    void setDraft(const BookDraft &draft);
    /// Sets the folder of the book, to which the names of files are relative; empty if it has none yet.
    void setFolder(const QString &folder);
    /// Returns whether the fields can have all values of \a draft, the wrong ones too. What they cannot have,
    /// such as a member that nobody knows, would be lost.
    static bool canShow(const BookDraft &draft);
    /// Returns the book that the fields describe, with what is wrong with them.
    BookDraft draft() const;

    /// Says each fault beside its field.
    void showFaults(const std::vector<BookFault> &faults);
    /// Goes to the field of \a fault.
    void leadTo(const BookFault &fault);
    /// Returns what the user calls the place of \a fault: the label of a field, or the title of a chapter.
    QString nameOf(const BookFault &fault) const;
    /// Returns the chapter that is edited, or -1 if the user is elsewhere in the book.
    int editedChapter() const;

signals:
    void changed();
    void chapterChosen(int chapter);

private:
    QWidget *makeFields(bool areLarge);

    std::map<std::string, SchemaField *, std::less<>> m_fields; ///< by their members
    ChapterForm *m_chapters;
    bool m_isShowing = false;
};

} // namespace sudoku
