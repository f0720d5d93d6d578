#pragma once

#include <QTabWidget>

#include "ui/print/bookplace.h"
#include "ui/printjob/bookfile.h"

#include <map>
#include <string>
#include <tl/expected.hpp>

namespace sudoku {

class ChapterForm;
class SchemaField;

/// The fields of a book: those of the table of its members, and its chapters.
class BookForm : public QTabWidget
{
    Q_OBJECT

public:
    explicit BookForm(QWidget *parent = nullptr);

    void setBook(const BookFile &book);
    /// Returns the book that the fields describe, or what is wrong with them.
    tl::expected<BookFile, BookFault> book() const;

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
