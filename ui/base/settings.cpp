#include "ui/base/settings.h"

#include "ui/text/strings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <string>

namespace sudoku {
namespace {

constexpr auto geometryKey = "window/geometry";
constexpr auto symbolsKey = "board/symbols";
constexpr auto themeKey = "window/theme";
constexpr auto languageKey = "window/language";
constexpr auto digitPercentKey = "board/digitPercent";
constexpr auto solverKey = "solve/solver";
constexpr auto solverProgramsKey = "solve/programs";
constexpr auto recentKey = "files/recent";

constexpr auto keysKey = "keys/%1"; // of a command

/// By Theme.
constexpr std::array themeNames{
    "system", "light", "dark", "paper-white", "high-contrast-light", "high-contrast-dark"};

constexpr qsizetype maxRecentFiles = 10;

struct OptionKey
{
    Option option;
    const char *key;
    bool isOnAtFirst;
};

constexpr OptionKey optionKeys[] = {
    {Option::StepsOnGivens, "board/stepsOnGivens", true},
    {Option::StepsOnEntries, "board/stepsOn", false},
    {Option::KeepsCandidates, "board/keepsCandidates", false},
    {Option::SameDigitClears, "board/sameDigitClears", false},
    {Option::MarksInGrid, "board/marksInGrid", true},
    {Option::DigitFirst, "board/digitFirst", false},
    {Option::HighlightsPeers, "board/highlightsPeers", true},
    {Option::HighlightsDigits, "board/highlightsDigits", true},
    {Option::HighlightsMarks, "board/highlightsMarks", true},
    {Option::ShowsCoordinates, "board/coordinates", true},
    {Option::ShowsFog, "board/fog", true},
    {Option::ShowsToolBar, "window/toolBar", true},
    {Option::ShowsPanel, "window/panel", true},
    {Option::ShowsDetails, "window/details", false},
    {Option::ShowsTimer, "window/timer", true},
    {Option::StopsTimerAway, "window/stopsTimerAway", false},
    {Option::MarksWrongEntries, "solve/marksWrongEntries", false},
    {Option::ChecksLive, "solve/checksLive", true},
    {Option::ShowsLiveCandidates, "solve/showsLiveCandidates", false},
    {Option::KeepsStatistics, "play/keepsStatistics", true},
    {Option::ShowsWave, "play/showsWave", true},
    {Option::NamesSteps, "play/namesSteps", false},
};

const OptionKey &keyOf(Option option)
{
    return *std::ranges::find(optionKeys, option, &OptionKey::option);
}

QString place(const QString &file)
{
    if (!file.isEmpty())
        return file;
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("sudoku-workbench"),
                     QStringLiteral("sudoku-workbench"))
        .fileName();
}

QString dataFolderFor(const QString &settingsFile)
{
    if (!settingsFile.isEmpty())
        return QFileInfo(settingsFile).absolutePath();
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
        .filePath(QStringLiteral("sudoku-workbench"));
}

} // namespace

Settings::Settings(const QString &file)
    : m_settings(place(file), QSettings::IniFormat),
      m_dataFolder(dataFolderFor(file))
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

bool Settings::isOn(Option option) const
{
    const OptionKey &key = keyOf(option);
    return m_settings.value(QLatin1String(key.key), key.isOnAtFirst).toBool();
}

void Settings::setOn(Option option, bool isOn)
{
    m_settings.setValue(QLatin1String(keyOf(option).key), isOn);
}

Theme Settings::theme() const
{
    const std::string name = m_settings.value(themeKey).toString().toStdString();
    const auto found = std::ranges::find(themeNames, name);
    return found == themeNames.end() ? Theme::System : static_cast<Theme>(found - themeNames.begin());
}

void Settings::setTheme(Theme theme)
{
    m_settings.setValue(themeKey, QLatin1String(themeNames[static_cast<std::size_t>(theme)]));
}

QString Settings::language() const
{
    return m_settings.value(languageKey).toString();
}

void Settings::setLanguage(const QString &language)
{
    m_settings.setValue(languageKey, language);
}

int Settings::digitPercent() const
{
    return std::clamp(m_settings.value(digitPercentKey, 100).toInt(), minDigitPercent, maxDigitPercent);
}

void Settings::setDigitPercent(int percent)
{
    m_settings.setValue(digitPercentKey, percent);
}

std::optional<QString> Settings::keysOf(const QString &command) const
{
    const QString key = QString::fromLatin1(keysKey).arg(command);
    return m_settings.contains(key) ? std::optional(m_settings.value(key).toString()) : std::nullopt;
}

void Settings::setKeys(const QString &command, const std::optional<QString> &keys)
{
    const QString key = QString::fromLatin1(keysKey).arg(command);
    if (keys)
        m_settings.setValue(key, *keys);
    else
        m_settings.remove(key);
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
