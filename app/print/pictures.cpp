#include "app/print/pictures.h"

#include <QDir>
#include <QFileInfo>

#include "app/cli/run/console.h"
#include "app/cli/run/report.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/printjob/picturefiles.h"
#include "ui/text/savefile.h"

#include <algorithm>
#include <iterator>

namespace sudoku::cli {
namespace {

std::vector<PrintedPuzzle> puzzlesOf(const std::vector<Source> &sources)
{
    std::vector<PrintedPuzzle> puzzles;
    std::ranges::transform(sources, std::back_inserter(puzzles), &Source::puzzle);
    return puzzles;
}

/// Returns a sentence about the first puzzle whose picture nobody could read.
QString firstSizeProblem(const Settings &settings, const PrintTarget &target,
                         const std::vector<Source> &sources)
{
    for (const Source &source : sources)
        for (const bool isSolution : {false, true}) {
            if (isSolution && !target.names.has(NameField::Kind))
                continue;
            const QString problem = sizeProblem(
                settings.print.look, {.boardSize = source.puzzle.boardSize(),
                                      .digitCount = source.puzzle.board.puzzle.geometry.digitCount(),
                                      .hasPencilMarks = settings.print.hasPencilMarks && !isSolution,
                                      .isSolution = isSolution,
                                      .hasPixels = target.format->hasPixels});
            if (!problem.isEmpty())
                return (isSolution ? QStringLiteral("--solution-board: ") : QStringLiteral("--board: "))
                       + problem;
        }
    return {};
}

/// Returns why the puzzles cannot be written under these names and in this size. Names with levels that are
/// not known yet are found later.
QString problemBefore(const Settings &settings, const PrintTarget &target, const std::vector<Source> &sources)
{
    if (sources.size() > 1 && !target.names.hasFields())
        return QStringLiteral(
                   "--output: a picture takes one puzzle, but there are %1; name a file for each, such "
                   "as 'puzzle-{n}.%2'")
            .arg(sources.size())
            .arg(toQString(target.format->suffix));
    if (const QString problem = firstSizeProblem(settings, target, sources); !problem.isEmpty())
        return problem;
    const bool isRatedFirst =
        std::ranges::any_of(sources, [](const Source &source) { return source.puzzle.level.isEmpty(); });
    if (target.names.has(NameField::Level) && isRatedFirst)
        return {};
    const auto files = pictureFiles(target.names, puzzlesOf(sources), settings.print.firstPuzzle);
    return files ? QString() : QStringLiteral("--output: ") + files.error();
}

/// Returns \a settings that rate what names and the table say.
Settings withRatings(const Settings &settings, const PrintTarget &target)
{
    Settings rating = settings;
    if (target.names.has(NameField::Level))
        rating.ratingNeed = std::max(rating.ratingNeed, std::optional(RatingNeed::Level));
    if (!settings.pictureTable.isEmpty())
        rating.ratingNeed = RatingNeed::LevelAndScore;
    return rating;
}

/// Returns a picture of the board, of its solution, or of the QR code that is asked for. Returns a sentence
/// if there is no code.
tl::expected<QByteArray, QString> pictureOf(const Settings &settings, const PrintedPuzzle &puzzle,
                                            const PictureFormat &format, bool isSolution)
{
    const QString missing = missingCodeText(puzzle, settings.print.code, CodePlace::Picture);
    if (!missing.isEmpty())
        return tl::unexpected(missing);
    PictureRequest request = pictureRequest(puzzle, settings.print, isSolution);
    request.code = codeText(puzzle, settings.print.code);
    if (settings.print.colours)
        request.hasMarksInGrid = true; // as the window shows them at first
    QByteArray contents = format.write(request);
    return contents.isEmpty() ? tl::unexpected(QStringLiteral("there is not enough memory for this picture"))
                              : tl::expected<QByteArray, QString>(contents);
}

/// Returns an error of the system, or nothing. Makes the folders that fields name.
std::optional<QString> write(const QString &path, const QByteArray &contents, bool makesFolder)
{
    if (path == standardOutput)
        return writeOutput({contents.constData(), static_cast<std::size_t>(contents.size())})
                   ? std::nullopt
                   : std::optional(QStringLiteral("standard output cannot be written"));
    if (makesFolder)
        QDir().mkpath(QFileInfo(path).path());
    const auto error = saveFile(path, contents);
    return error ? std::optional(QStringLiteral("%1: %2").arg(path, *error)) : std::nullopt;
}

/// Returns a sentence if there is an error.
QString writeAll(const Settings &settings, const PrintTarget &target, const std::vector<PictureFile> &files,
                 const std::vector<Source> &sources)
{
    for (const PictureFile &file : files)
        if (isInput(settings, file.path))
            return QStringLiteral("--output: '%1' is also an input and would be replaced: name other files")
                .arg(file.path);
    for (const PictureFile &file : files) {
        const auto contents =
            pictureOf(settings, sources[file.puzzle].puzzle, *target.format, file.isSolution);
        if (!contents)
            return contents.error();
        if (const auto error = write(file.path, *contents, target.names.hasFields()))
            return *error;
    }
    if (settings.pictureTable.isEmpty())
        return {};
    const QByteArray table =
        pictureTable(files, puzzlesOf(sources), settings.print.firstPuzzle, settings.pictureTable);
    return write(settings.pictureTable, table, false).value_or(QString());
}

} // namespace

ExitStatus printPictures(const Settings &settings, const PrintTarget &target, std::vector<Source> sources)
{
    if (const QString problem = problemBefore(settings, target, sources); !problem.isEmpty())
        return refuse(problem);
    const ExitStatus worst = checkAll(withRatings(settings, target), sources, LinkTarget::None);
    const auto files = pictureFiles(target.names, puzzlesOf(sources), settings.print.firstPuzzle);
    if (!files)
        return refuse(QStringLiteral("--output: ") + files.error());
    const QString error = writeAll(settings, target, *files, sources);
    return error.isEmpty() ? worst : refuse(error);
}

} // namespace sudoku::cli
