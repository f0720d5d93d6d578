#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace sudoku {

struct PrintJob;

/// Asks for the author, the edges of pages, the numbers that they begin with, as for a book, lines,
/// sizes of letters, and QR codes.
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
    void addEdges(QFormLayout &form);
    void addLetters(QFormLayout &form);
    void connectParts();

    QLineEdit *m_author;
    QSpinBox *m_margin;
    QSpinBox *m_gutter;
    QCheckBox *m_mirrored;
    QSpinBox *m_firstPage;
    QSpinBox *m_firstPuzzle;
    QComboBox *m_lines;
    QSpinBox *m_captionSize;
    QSpinBox *m_sumSize;
    QSpinBox *m_pageNumberSize;
    QComboBox *m_code;
};

} // namespace sudoku
