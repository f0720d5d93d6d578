#pragma once

#include <QImage>

#include "ui/base/job.h"
#include "ui/pictures/picturejob.h"

namespace sudoku {

/// What was read in a picture, and the picture itself, as large as a screen needs it; null if it was not
/// asked for or could not be decoded.
struct ScannedPicture
{
    PictureReading reading;
    QImage preview;
};

/// Lets the program for pictures read one without blocking the window.
class PictureScanner : public QObject
{
    Q_OBJECT

public:
    using Ask = std::function<PictureReading(const PictureQuestion &, const std::stop_token &)>;

    /// \a ask asks the program.
    explicit PictureScanner(QObject *parent = nullptr, Ask ask = askPictureProgram);

    bool isReading() const { return m_job.isRunning(); }
    /// Begins to read, and drops what is still being read. The question's preview and progress are set here.
    void read(const PictureQuestion &question, bool wantsPreview);
    /// Ends the program at once, and drops its answer.
    void stop();

signals:
    void readingChanged(bool isReading);
    /// Emitted when \a done of \a total boards are read; no total before they are found.
    void progressed(int done, int total);
    void finished(const sudoku::ScannedPicture &picture);

private:
    Ask m_ask;
    Job m_job;
};

} // namespace sudoku
