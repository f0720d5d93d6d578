#include "ui/frompicture/picturescanner.h"

#include "ui/programs/runningprograms.h"

namespace sudoku {

PictureScanner::PictureScanner(QObject *parent, Ask ask) : QObject(parent), m_ask(std::move(ask))
{
    connect(&m_job, &Job::progressed, this,
            [this](const ProgressReport &report) { emit progressed(report.done, report.total); });
}

void PictureScanner::read(const PictureQuestion &question, bool wantsPreview)
{
    const auto work = [question, wantsPreview, ask = m_ask](const std::stop_token &stop,
                                                            const Progress &progress) {
        const WorkFolder folder;
        PictureQuestion whole = question;
        if (wantsPreview && folder.isThere())
            whole.preview = folder.file(QStringLiteral("preview.bmp"));
        whole.progress = [&progress](int done, int total) { progress({.done = done, .total = total}); };
        ScannedPicture picture{ask(whole, stop), {}};
        if (!whole.preview.isEmpty())
            picture.preview.load(whole.preview, "BMP");
        return picture;
    };
    m_job.start(work, [this](const ScannedPicture &picture) {
        emit readingChanged(false);
        emit finished(picture);
    });
    emit readingChanged(true);
}

void PictureScanner::stop()
{
    if (!isReading())
        return;
    m_job.cancel();
    emit readingChanged(false);
}

} // namespace sudoku
