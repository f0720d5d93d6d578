#pragma once

#include <QWidget>

#include "ui/printjob/picturelook.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace sudoku {

struct PictureFormat;

/// Asks how a picture is made for a layout: the size of its board, its density, its colours and its letters.
class PictureForm : public QWidget
{
    Q_OBJECT

public:
    /// Offers what there is in \a format.
    explicit PictureForm(const PictureFormat &format, QWidget *parent = nullptr);

    /// Offers what there is in \a format.
    void setFormat(const PictureFormat &format);
    /// Returns the choices that the format has.
    PictureLook look() const;
    /// Says what is wrong with the size for these contents, if anything is. Returns whether it will do.
    bool check(const PictureContents &contents);

signals:
    void changed();

private:
    void makeRows();

    const PictureFormat *m_format;
    QCheckBox *m_isExact;
    QDoubleSpinBox *m_board;
    QCheckBox *m_hasDensity;
    QSpinBox *m_dots;
    QComboBox *m_pixels;
    QComboBox *m_letters;
    QCheckBox *m_transparent;
    QLabel *m_problem;
};

} // namespace sudoku
