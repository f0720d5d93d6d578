#pragma once

#include <QDialog>

#include "ui/paint/paper/boardexport.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace sudoku {

class PictureForm;
class Settings;

/// Asks what a picture of the board shows, and for its size.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// \a format is one of pictureFormats().
    ExportDialog(const PictureFormat &format, Board board, Settings &settings, QWidget *parent = nullptr);
    ~ExportDialog() override;

    PictureRequest request(const SymbolSet &symbols) const;
    /// Returns whether the picture looks as on the screen.
    bool isInColour() const;

private:
    void setUpFields();
    void setUpMore(QFormLayout &form, QToolButton &more);
    void addButtons(QFormLayout &form);
    QString formName() const;
    void updateFields();
    bool mayBeInColour() const;

    const PictureFormat &m_format;
    Board m_board;
    Settings &m_settings;
    QSpinBox *m_size;
    QCheckBox *m_entries;
    QCheckBox *m_pencilMarks;
    QCheckBox *m_colours;
    QComboBox *m_pdf; // shown for a PDF
    PictureForm *m_look;
    QPushButton *m_export;
};

} // namespace sudoku
