#pragma once

#include <QWidget>

class QCheckBox;
class QSpinBox;

namespace sudoku {

struct PrintJob;

/// Asks for the edges of pages and the numbers that they begin with, as for a book.
class PageForm : public QWidget
{
    Q_OBJECT

public:
    explicit PageForm(QWidget *parent = nullptr);

    /// Writes the choices into \a job.
    void apply(PrintJob &job) const;

signals:
    void changed();

private:
    QSpinBox *m_margin;
    QSpinBox *m_gutter;
    QCheckBox *m_mirrored;
    QSpinBox *m_firstPage;
    QSpinBox *m_firstPuzzle;
};

} // namespace sudoku
