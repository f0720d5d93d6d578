#include "ui/base/settings.h"

#include "ui/text/toqstring.h"

namespace sudoku {
namespace {

constexpr auto geometryKey = "window/geometry";
constexpr auto symbolsKey = "board/symbols";
constexpr auto detailsKey = "window/details";
constexpr auto stepsOnGivensKey = "board/stepsOnGivens";
constexpr auto stepsOnEntriesKey = "board/stepsOn";
constexpr auto keepsCandidatesKey = "board/keepsCandidates";
constexpr auto highlightsMarksKey = "board/highlightsMarks";
constexpr auto checksLiveKey = "solve/checksLive";
constexpr auto solverKey = "solve/solver";
constexpr auto solverProgramsKey = "solve/programs";
constexpr auto recentKey = "files/recent";

constexpr qsizetype maxRecentFiles = 10;

QString place(const QString &file)
{
    if (!file.isEmpty())
        return file;
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("sudoku-workbench"),
                     QStringLiteral("sudoku-workbench"))
        .fileName();
}

} // namespace

Settings::Settings(const QString &file) : m_settings(place(file), QSettings::IniFormat)
{
    if (const QStringList files = m_settings.value(recentKey).toStringList(); files.size() > maxRecentFiles)
        m_settings.setValue(recentKey, files.mid(0, maxRecentFiles));
}

QByteArray Settings::windowGeometry() const
{
    return m_settings.value(geometryKey).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    m_settings.setValue(geometryKey, geometry);
}

const SymbolSet &Settings::symbols() const
{
    const std::string id = m_settings.value(symbolsKey).toString().toStdString();
    const SymbolSet *found = findSymbolSet(id);
    return found ? *found : symbolSets().front();
}

void Settings::setSymbols(const SymbolSet &symbols)
{
    m_settings.setValue(symbolsKey, toQString(symbols.id));
}

bool Settings::showsDetails() const
{
    return m_settings.value(detailsKey, false).toBool();
}

void Settings::setShowsDetails(bool shows)
{
    m_settings.setValue(detailsKey, shows);
}

bool Settings::stepsOnGivens() const
{
    return m_settings.value(stepsOnGivensKey, true).toBool();
}

void Settings::setStepsOnGivens(bool stepsOn)
{
    m_settings.setValue(stepsOnGivensKey, stepsOn);
}

bool Settings::stepsOnEntries() const
{
    return m_settings.value(stepsOnEntriesKey, false).toBool();
}

void Settings::setStepsOnEntries(bool stepsOn)
{
    m_settings.setValue(stepsOnEntriesKey, stepsOn);
}

bool Settings::keepsCandidates() const
{
    return m_settings.value(keepsCandidatesKey, false).toBool();
}

void Settings::setKeepsCandidates(bool keeps)
{
    m_settings.setValue(keepsCandidatesKey, keeps);
}

bool Settings::highlightsMarks() const
{
    return m_settings.value(highlightsMarksKey, true).toBool();
}

void Settings::setHighlightsMarks(bool highlights)
{
    m_settings.setValue(highlightsMarksKey, highlights);
}

bool Settings::checksLive() const
{
    return m_settings.value(checksLiveKey, true).toBool();
}

void Settings::setChecksLive(bool checks)
{
    m_settings.setValue(checksLiveKey, checks);
}

QString Settings::solver() const
{
    return m_settings.value(solverKey).toString();
}

void Settings::setSolver(const QString &id)
{
    m_settings.setValue(solverKey, id);
}

std::vector<SolverProgram> Settings::solverPrograms() const
{
    std::vector<SolverProgram> programs;
    const QStringList texts = m_settings.value(solverProgramsKey).toStringList();
    for (qsizetype i = 0; i + 1 < texts.size(); i += 2)
        programs.push_back({texts[i], texts[i + 1]});
    return programs;
}

void Settings::setSolverPrograms(const std::vector<SolverProgram> &programs)
{
    QStringList texts; // names and commands in turn
    for (const SolverProgram &program : programs)
        texts << program.name << program.command;
    m_settings.setValue(solverProgramsKey, texts);
}

QStringList Settings::recentFiles() const
{
    return m_settings.value(recentKey).toStringList();
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setValue(recentKey, files.mid(0, maxRecentFiles));
}

void Settings::clearRecentFiles()
{
    m_settings.remove(recentKey);
}

QVariant Settings::field(const QString &form, const QString &name) const
{
    return m_settings.value(form + QLatin1Char('/') + name);
}

void Settings::setField(const QString &form, const QString &name, const QVariant &value)
{
    m_settings.setValue(form + QLatin1Char('/') + name, value);
}

void Settings::removeFields(const QString &form)
{
    m_settings.remove(form);
}

} // namespace sudoku
