#pragma once

#include <QObject>

#include "core/formats/puzzleplaces.h"
#include "ui/base/job.h"

#include <memory>
#include <string>
#include <vector>

namespace sudoku {

/// Reads the file of a list in the background, and finds its puzzles part by part.
class ListReader : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Reads the file \a path, instead of the one that is being read.
    void read(const QString &path);
    /// Finds the puzzles of \a text, which is not null, instead of those of another text.
    void find(const std::shared_ptr<const std::string> &text);
    bool isFinding() const { return m_finding.isRunning(); }

signals:
    /// Emitted when the file was read, with null if it cannot be read.
    void textRead(const QString &path, const std::shared_ptr<const std::string> &text);
    void found(const std::vector<sudoku::PuzzlePlace> &places);
    void allFound();

private:
    Job m_reading;
    Job m_finding;
};

} // namespace sudoku
