#pragma once

#include <QWidget>

#include "ui/printjob/bookfile.h"

class QCheckBox;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QSpinBox;
class QTableWidget;
class QToolButton;

namespace sudoku {

/// Asks for the chapters of a book: a list of them, and what the chosen one has. A row of its table is a
/// file, or a wish in words of the options of "generate".
class ChapterForm : public QWidget
{
    Q_OBJECT

public:
    explicit ChapterForm(QWidget *parent = nullptr);

    const std::vector<BookChapter> &chapters() const { return m_chapters; }
    void setChapters(std::vector<BookChapter> chapters);

signals:
    void changed();

private:
    QWidget *makeList();
    void makeFields();
    void addChapter();
    void removeChapter();
    void moveChapter(int by);
    void addRow();
    void removeRow();
    void showTitles(int chosen);
    void showChapter();
    void showSources(const std::vector<BookSource> &sources);
    /// Takes what the fields say into the chosen chapter.
    void takeChapter();
    BookSource sourceIn(int row) const;
    QString cell(int row, int column) const;
    bool hasChapter() const;

    std::vector<BookChapter> m_chapters;
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
    QLineEdit *m_inserted;
    QTableWidget *m_puzzles;
};

} // namespace sudoku
