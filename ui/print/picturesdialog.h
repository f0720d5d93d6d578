#pragma once

#include <QDialog>

#include "ui/paint/paper/boardexport.h"
#include "ui/printjob/namepattern.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace sudoku {

class PictureForm;
class Settings;

/// What is written when each puzzle of a list gets a file.
struct PicturePlan
{
    const PictureFormat *format;
    NamePattern names; ///< with the ending
    PictureLook look;
    bool hasTable; ///< also write a table of the files
};

/// Asks for the pictures of the puzzles of a list: their names, their kind and how they are made.
class PicturesDialog : public QDialog
{
    Q_OBJECT

public:
    /// The puzzles of \a job need not be checked yet.
    PicturesDialog(Settings &settings, const PrintJob &job, QWidget *parent = nullptr);
    ~PicturesDialog() override;

    /// Returns nothing while the names or the size will not do.
    std::optional<PicturePlan> plan() const;

private:
    void updateFields();
    const PictureFormat &format() const;
    QString problemOf(const PicturePlan &plan) const;

    Settings &m_settings;
    const PrintJob &m_job;
    std::vector<PrintedPuzzle> m_puzzles;
    QComboBox *m_format;
    QLineEdit *m_names;
    QCheckBox *m_table;
    PictureForm *m_look;
    QLabel *m_problem;
    QPushButton *m_save;
};

} // namespace sudoku
