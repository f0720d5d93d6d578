#include "ui/print/picturewriter.h"

#include "ui/paint/paper/printtext.h"
#include "ui/printjob/picturefiles.h"
#include "ui/printjob/printcheck.h"
#include "ui/text/savefile.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace sudoku {
namespace {

struct PictureWriterWords
{
    Q_DECLARE_TR_FUNCTIONS(PictureWriter)
};

using Error = std::optional<QString>;

/// The files of a folder, in their order; the last one is the table, if there is one.
QStringList pathsOf(std::span<const PictureFile> files, const QString &table)
{
    QStringList paths;
    for (const PictureFile &file : files)
        paths += file.path;
    if (!table.isEmpty())
        paths += table;
    return paths;
}

Error write(const QString &path, const QByteArray &contents)
{
    if (contents.isEmpty())
        return PictureWriterWords::tr("there is not enough memory for this picture");
    QDir().mkpath(QFileInfo(path).path()); // fields may name folders
    const auto error = saveFile(path, contents);
    return error ? Error(PictureWriterWords::tr("cannot save %1: %2").arg(path, *error)) : std::nullopt;
}

/// Returns the puzzles with what names, pictures and the table say of them.
std::vector<PrintedPuzzle> knownPuzzles(const PrintJob &job, const PicturePlan &plan,
                                        const std::stop_token &stop)
{
    std::vector<PrintSection> sections = checked(job.sections, stop);
    if (plan.hasTable || plan.names.has(NameField::Level))
        sections = rated(std::move(sections), RatingNeed::LevelAndScore, stop);
    std::vector<PrintedPuzzle> puzzles;
    for (const PrintSection &section : sections)
        puzzles.insert(puzzles.end(), section.puzzles.begin(), section.puzzles.end());
    return puzzles;
}

/// Returns a sentence that names \a puzzles without exactly one solution, or an empty text.
QString missingSolutions(std::span<const PrintedPuzzle> puzzles, int firstNumber)
{
    constexpr qsizetype most = 5;
    QStringList named;
    int others = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (puzzles[i].hasOneSolution())
            continue;
        if (named.size() == most)
            ++others;
        else
            named += PictureWriterWords::tr("puzzle %1 (%2)")
                         .arg(firstNumber + static_cast<int>(i))
                         .arg(warningText(puzzles[i]));
    }
    if (others > 0)
        named += PictureWriterWords::tr("%1 more").arg(others);
    return named.isEmpty()
               ? QString()
               : PictureWriterWords::tr("no solution was written for %1").arg(listText(std::move(named)));
}

} // namespace

tl::expected<QString, QString> writePictures(const PrintJob &job, const PicturePlan &plan,
                                             const QString &folder, const std::stop_token &stop,
                                             const Progress &progress)
{
    const std::vector<PrintedPuzzle> puzzles = knownPuzzles(job, plan, stop);
    auto files = pictureFiles(plan.names, puzzles, job.firstPuzzle);
    if (!files)
        return tl::unexpected(files.error());
    for (PictureFile &file : *files)
        file.path = QDir(folder).filePath(file.path);
    const QString table = plan.hasTable ? QDir(folder).filePath(QStringLiteral("puzzles.csv")) : QString();
    const QStringList paths = pathsOf(*files, table);
    for (const QString &path : paths)
        if (QFile::exists(path))
            return tl::unexpected(
                PictureWriterWords::tr("there is already %1: choose an empty folder or other names")
                    .arg(path));
    const int total = static_cast<int>(paths.size());
    int done = 0;
    for (const PictureFile &file : *files) {
        if (stop.stop_requested())
            return tl::unexpected(PictureWriterWords::tr("stopped: not all files were written"));
        const PictureRequest request = pictureRequest(puzzles[file.puzzle], job, file.isSolution);
        if (const Error error = write(file.path, plan.format->write(request)))
            return tl::unexpected(*error);
        progress({.done = ++done, .total = total});
    }
    if (!table.isEmpty())
        if (const Error error = write(table, pictureTable(*files, puzzles, job.firstPuzzle, table)))
            return tl::unexpected(*error);
    const QString missing =
        plan.names.has(NameField::Kind) ? missingSolutions(puzzles, job.firstPuzzle) : QString();
    return PictureWriterWords::tr("Saved %n picture(s) in %1.", nullptr, static_cast<int>(files->size()))
               .arg(QDir(folder).dirName())
           + asNextSentence(missing);
}

} // namespace sudoku
