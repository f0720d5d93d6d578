#pragma once

#include <QWidget>

#include "core/generate/generaterequest.h"

namespace sudoku {

class PatternEditor;

/// A PatternEditor with what explains and clears it; the pattern as text is for the settings.
class PatternField : public QWidget
{
    Q_OBJECT

public:
    explicit PatternField(QWidget *parent = nullptr);

    PatternEditor *editor() const { return m_editor; }

    /// As patternText(), or nothing where all cells are free.
    QString text() const;
    /// No pattern where \a text does not fit a board of \a cellCount.
    void setText(const QString &text, int cellCount);

private:
    PatternEditor *m_editor;
};

} // namespace sudoku
