#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;

namespace sudoku {

struct PrintJob;

/// Asks for what those who print and bind books want: gatherings, crop marks, the standard of the PDF.
class PressForm : public QWidget
{
    Q_OBJECT

public:
    explicit PressForm(QWidget *parent = nullptr);

    /// Writes the choices into \a job.
    void apply(PrintJob &job) const;

    /// Sets whether there is a booklet, which alone has gatherings.
    void setFolded(bool isFolded);

signals:
    void changed();

private:
    QComboBox *m_signature;
    QDoubleSpinBox *m_creep;
    QCheckBox *m_cropMarks;
    QDoubleSpinBox *m_bleed;
    QComboBox *m_pdf;
};

} // namespace sudoku
