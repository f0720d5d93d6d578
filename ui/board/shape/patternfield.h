#pragma once

#include <QWidget>

#include "core/generate/generaterequest.h"

namespace sudoku {

class PatternEditor;

/// A PatternEditor with its explanation and its buttons. The settings keep the pattern as text.
class PatternField : public QWidget
{
    Q_OBJECT

public:
    explicit PatternField(QWidget *parent = nullptr);

    PatternEditor *editor() const { return m_editor; }

    /// Returns patternText() of the pattern, or an empty text if all cells are free.
    QString text() const;
    /// Sets the pattern, or an empty one if \a text does not fit a board of \a cellCount.
    void setText(const QString &text, int cellCount);

private:
    PatternEditor *m_editor;
};

} // namespace sudoku
