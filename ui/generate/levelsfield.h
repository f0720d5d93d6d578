#pragma once

#include <QWidget>

#include "core/generate/puzzlelevel.h"

#include <vector>

class QLineEdit;

namespace sudoku {

/// Asks for a file with levels of one's own.
class LevelsField : public QWidget
{
    Q_OBJECT

public:
    explicit LevelsField(QWidget *parent = nullptr);

    QWidget *labelled() const;
    /// Returns the levels of the file; none without one, or with one that cannot be read.
    const std::vector<PuzzleLevel> &levels() const { return m_levels; }
    /// Returns a sentence that says why the file cannot be read, or an empty text.
    const QString &problem() const { return m_problem; }

signals:
    void changed();

private:
    void choose();
    void read();

    QLineEdit *m_file;
    std::vector<PuzzleLevel> m_levels;
    QString m_problem;
};

} // namespace sudoku
