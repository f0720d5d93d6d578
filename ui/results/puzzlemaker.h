#pragma once

#include <QObject>

#include "core/generate/generate.h"
#include "ui/base/message.h"

#include <QString>

#include <functional>

namespace sudoku {

class Computation;
class FileController;

/// Makes one puzzle on demand, and opens it on the board of the window to be played.
class PuzzleMaker : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        Computation &computation;
        FileController &files;
    };

    explicit PuzzleMaker(const Parts &parts, QObject *parent = nullptr);

    /// Makes the puzzle of \a request in the background, and opens it with \a title, which its file would
    /// have; no title if it is empty. Asks first if the board is unsaved and not finished.
    void make(const GenerateRequest &request, const QString &title = {});
    /// Lets \a resume bring back the board of a puzzle that was begun before. It returns false if there is
    /// none.
    void setResume(std::function<bool(const Puzzle &)> resume) { m_resume = std::move(resume); }

signals:
    /// Emitted when a puzzle to play is on the board.
    void opened();
    void message(const sudoku::Message &message);

private:
    void open(const GenerateResult &result, const QString &title);

    Parts m_parts;
    std::function<bool(const Puzzle &)> m_resume;
};

} // namespace sudoku
