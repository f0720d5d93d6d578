#pragma once

#include <QDialog>

#include "ui/teach/lessons/lesson.h"

class QLabel;
class QRadioButton;
class QSpinBox;

namespace sudoku {

/// Asks which steps of a walkthrough a lesson has.
class LessonDialog : public QDialog
{
    Q_OBJECT

public:
    /// \a script must outlive the dialog.
    LessonDialog(const LessonFormat &format, const LessonScript &script, QWidget *parent = nullptr);

    LessonSteps steps() const;

private:
    QLayout *makeRange();
    void showCount();

    const LessonScript &m_script;
    QRadioButton *m_all;
    QRadioButton *m_harder;
    QRadioButton *m_range;
    QSpinBox *m_first;
    QSpinBox *m_last;
    QLabel *m_count;
};

} // namespace sudoku
