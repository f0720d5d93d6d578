#include "ui/print/printoutput.h"

#include <QFileInfo>
#include <QPrinter>

#include "ui/paint/documents/documentformat.h"
#include "ui/print/picturesdialog.h"
#include "ui/print/picturewriter.h"
#include "ui/print/printersetup.h"
#include "ui/print/printwords.h"
#include "ui/text/savefile.h"
#include "ui/text/strings.h"

#include <utility>

namespace sudoku {
namespace {

/// The result of sending a job.
struct Sending
{
    Printing result = Printing::Failed;
    int sideCount = 0;
    QString refusal = {}; ///< of the printing system
};

} // namespace

PrintOutput::PrintOutput(QObject *parent) : QObject(parent)
{
    connect(&m_job, &Job::progressed, this, &PrintOutput::progressed);
    connect(&m_job, &Job::runningChanged, this, &PrintOutput::runningChanged);
}

void PrintOutput::send(const std::shared_ptr<QPrinter> &printer, const PrintDocument &document,
                       const std::vector<int> &sides)
{
    m_job.start(
        [=](const std::stop_token &stop, const Progress &progress) {
            Sending sending;
            const auto count = [&](const ProgressReport &report) {
                sending.sideCount = report.done;
                progress(report);
            };
            sending.result = print(document, sides, *printer, stop, count);
            sending.refusal = sending.result == Printing::Done ? refusalText() : QString();
            return sending;
        },
        [=, this](const Sending &sending) {
            if (sending.result == Printing::Stopped) // what was painted until then is sent all the same
                emit ended(false, stoppedText(document, sending.sideCount, std::ssize(sides)));
            else if (sending.result == Printing::Failed || !sending.refusal.isEmpty())
                emit ended(false, refusedText(sending.refusal));
            else
                emit ended(true, sentText(document, printer->pageLayout()));
        });
}

void PrintOutput::savePdf(const QString &path, const PrintDocument &document, const QPageLayout &paper,
                          const std::vector<int> &sides)
{
    startSaving(path, [=](const std::stop_token &stop, const Progress &progress) {
        Saving saving;
        saving.error = saveFile(path, [&](QIODevice &to) {
            saving.result = writePdf(document, paper, sides, to, stop, progress);
            return saving.result == Printing::Done;
        });
        return saving;
    });
}

void PrintOutput::saveDocument(const QString &path, const DocumentFormat &format, const PrintJob &job)
{
    startSaving(path, [=, &format](const std::stop_token &stop, const Progress &) {
        const std::optional<QByteArray> contents = format.write(job, stop);
        return contents ? Saving{Printing::Done, saveFile(path, *contents)} : Saving{Printing::Stopped};
    });
}

void PrintOutput::startSaving(const QString &path, Save save)
{
    m_job.start(std::move(save), [this, name = QFileInfo(path).fileName()](const Saving &saving) {
        if (saving.result == Printing::Stopped)
            emit ended(false, tr("Stopped: nothing was saved."));
        else if (saving.error)
            emit ended(false, tr("Cannot save %1: %2").arg(name, *saving.error));
        else
            emit ended(true, tr("Saved as %1.").arg(name));
    });
}

void PrintOutput::savePictures(const QString &folder, const PicturePlan &plan, const PrintJob &job)
{
    m_job.start([=](const std::stop_token &stop,
                    const Progress &progress) { return writePictures(job, plan, folder, stop, progress); },
                [this](const tl::expected<QString, QString> &written) {
                    emit ended(written.has_value(), written ? *written : asSentence(written.error()));
                });
}

void PrintOutput::findFaults(const PrintDocument &document)
{
    m_job.start(
        [document](const std::stop_token &stop, const Progress &) { return preflight(document, {}, stop); },
        [this](const std::vector<PrintFault> &faults) { emit faultsFound(faults); });
}

} // namespace sudoku
