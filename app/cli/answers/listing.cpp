#include "app/cli/answers/listing.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>

#include "app/cli/run/console.h"
#include "app/cli/run/puzzleinput.h"
#include "ui/text/savefile.h"

#include <algorithm>
#include <limits>

namespace sudoku::cli {
namespace {

/// Returns what is wrong with the names of the files, or an empty text.
QString nameProblem(const Settings &settings, const NamePattern &names)
{
    for (const NamedNameField &field : nameFields())
        if ((field.field == NameField::Kind || field.field == NameField::Seed) && names.has(field.field))
            return QStringLiteral("--output: 'convert' knows no field '{%1}'; the fields are: {n}, {level}, "
                                  "{size}, {title}")
                .arg(QLatin1String(field.id.data(), static_cast<qsizetype>(field.id.size())));
    if (settings.list.perFile && !names.has(NameField::Number))
        return QStringLiteral("--per-file: number the files, as in --output 'puzzles-{n}.txt'");
    const QString folder = QFileInfo(settings.output).path();
    if (!settings.output.isEmpty() && !folder.contains(QLatin1Char('{')) && !QFileInfo(folder).isDir())
        return QStringLiteral("--output: %1: there is no folder '%2'").arg(settings.output, folder);
    if (!settings.output.isEmpty() && isInput(settings, settings.output))
        return QStringLiteral("--output: '%1' is also an input and would be replaced: name another file")
            .arg(settings.output);
    return {};
}

std::string begun(const Settings &settings)
{
    return settings.exporter ? std::string(settings.exporter->begin) : std::string();
}

std::string ended(const Settings &settings)
{
    return settings.exporter ? std::string(settings.exporter->end) : std::string();
}

} // namespace

bool isListed(const Settings &settings)
{
    const ListSettings &list = settings.list;
    return list.isomorphs > 0 || list.unique || list.order || list.perFile || !settings.output.isEmpty();
}

tl::expected<PuzzleListing, QString> PuzzleListing::of(const Settings &settings)
{
    const tl::expected<NamePattern, QString> names = NamePattern::read(settings.output);
    if (!names)
        return tl::unexpected(QStringLiteral("--output: ") + names.error());
    if (const QString problem = nameProblem(settings, *names); !problem.isEmpty())
        return tl::unexpected(problem);
    return PuzzleListing(settings, *names);
}

PuzzleListing::PuzzleListing(const Settings &settings, NamePattern names)
    : m_settings(settings),
      m_names(std::move(names))
{
}

int PuzzleListing::perFile() const
{
    return m_names.has(NameField::Number) ? m_settings.list.perFile.value_or(1)
                                          : std::numeric_limits<int>::max();
}

int PuzzleListing::numberInFile(std::int64_t number) const
{
    return perFile() == 1 && m_settings.list.isomorphs <= 1 ? 1 : static_cast<int>(number);
}

bool PuzzleListing::begin()
{
    return !m_settings.output.isEmpty() || writeOutput(begun(m_settings));
}

bool PuzzleListing::add(ListedPuzzle puzzle)
{
    if (!puzzle.key.empty() && !m_keys.insert(std::move(puzzle.key)).second) {
        ++m_duplicates;
        return true;
    }
    if (!isHeld())
        return write(puzzle);
    m_held.push_back(std::move(puzzle));
    return true;
}

bool PuzzleListing::write(const ListedPuzzle &puzzle)
{
    return std::ranges::all_of(puzzle.texts,
                               [this](const auto &text) { return writeOutput(text(++m_written)); });
}

/// Returns the files in the order of their first puzzles, with contents that lack their end.
std::vector<PuzzleListing::File> PuzzleListing::files() const
{
    const int limit = perFile();
    std::vector<File> files;
    QHash<QString, qsizetype> last; // the file of each group, which differs in its other fields
    QHash<QString, int> fileCounts; // of each group
    const auto groupOf = [this](const NamePattern::Values &values) {
        return m_names.nameOf(values).value_or(QString()).toCaseFolded();
    };
    for (const ListedPuzzle &puzzle : m_held) {
        NamePattern::Values values{
            .level = puzzle.level, .title = puzzle.title, .boardSize = puzzle.boardSize};
        if (values.level.isEmpty())
            values.level = QStringLiteral("unrated");
        if (values.title.isEmpty())
            values.title = QStringLiteral("untitled");
        const QString group = groupOf(values);
        for (const auto &text : puzzle.texts) {
            if (!last.contains(group) || files[last[group]].puzzleCount == limit) {
                values.number = ++fileCounts[group];
                last[group] = std::ssize(files);
                files.push_back({values, begun(m_settings)});
            }
            File &file = files[last[group]];
            file.contents += text(++file.puzzleCount);
        }
    }
    for (File &file : files) {
        NamePattern::Values first = file.values;
        first.number = 1;
        file.values.largest = fileCounts[groupOf(first)];
    }
    return files;
}

bool PuzzleListing::writeFiles()
{
    for (const File &file : files()) {
        const auto name = m_names.nameOf(file.values);
        const QString path = name.value_or(m_settings.output);
        if (isInput(m_settings, path)) {
            refuse(QStringLiteral("--output: '%1' is also an input and would be replaced: name other files")
                       .arg(path));
            return false;
        }
        QDir().mkpath(QFileInfo(path).path());
        if (const auto error = saveFile(path, QByteArray::fromStdString(file.contents + ended(m_settings)))) {
            refuse(QStringLiteral("%1: %2").arg(path, *error));
            return false;
        }
    }
    return true;
}

bool PuzzleListing::end()
{
    if (m_duplicates > 0 && !m_settings.isQuiet)
        writeMessage("note: " + std::to_string(m_duplicates)
                     + (m_duplicates == 1 ? " puzzle that came before is left out\n"
                                          : " puzzles that came before are left out\n"));
    std::ranges::stable_sort(m_held, {}, &ListedPuzzle::rank);
    if (!m_settings.output.isEmpty())
        return writeFiles();
    const auto writes = [this](const ListedPuzzle &puzzle) { return write(puzzle); };
    return std::ranges::all_of(m_held, writes) && writeOutput(ended(m_settings));
}

} // namespace sudoku::cli
