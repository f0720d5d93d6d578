#pragma once

#include "ui/base/job.h"
#include "ui/paint/paper/preflight.h"
#include "ui/paint/paper/printdocument.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPrinter;

namespace sudoku {

struct DocumentFormat;
struct PicturePlan;

/// Sends pages to a printer and writes files, one at a time and on another thread.
class PrintOutput : public QObject
{
    Q_OBJECT

public:
    explicit PrintOutput(QObject *parent = nullptr);

    bool isRunning() const { return m_job.isRunning(); }
    void stop() { m_job.stop(); }

    void send(const std::shared_ptr<QPrinter> &printer, const PrintDocument &document,
              const std::vector<int> &sides);
    /// Saves \a sides on \a paper.
    void savePdf(const QString &path, const PrintDocument &document, const QPageLayout &paper,
                 const std::vector<int> &sides);
    void saveDocument(const QString &path, const DocumentFormat &format, const PrintJob &job);
    /// Saves a file for each puzzle of \a job in \a folder.
    void savePictures(const QString &folder, const PicturePlan &plan, const PrintJob &job);
    void findFaults(const PrintDocument &document);

signals:
    void progressed(const sudoku::ProgressReport &progress);
    void runningChanged();
    /// Some output has ended as \a message says.
    void ended(bool isDone, const QString &message);
    /// What printing houses refuse was looked for.
    void faultsFound(const std::vector<sudoku::PrintFault> &faults);

private:
    /// The result of saving a file.
    struct Saving
    {
        Printing result = Printing::Failed;
        std::optional<QString> error = {};
    };

    using Save = std::function<Saving(const std::stop_token &, const Progress &)>;

    void startSaving(const QString &path, Save save);

    Job m_job;
};

} // namespace sudoku
