#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include "core/board/symbols.h"
#include "ui/programs/solvercommand.h"

#include <optional>

namespace sudoku {

/// What is on or off.
enum class Option {
    StepsOnGivens,   ///< the cursor advances after each given that is typed
    StepsOnEntries,  ///< the cursor advances after each entry
    KeepsCandidates, ///< pencil marks follow the digits that are entered
    SameDigitClears, ///< a digit that is entered again is cleared
    MarksInGrid,     ///< centre marks are each at the place of their digit, and called marks
    DigitFirst,      ///< a click on a key of the pad holds its digit, and clicks on cells enter it
    HighlightsPeers,
    HighlightsDigits,
    HighlightsMarks,
    ShowsCoordinates,
    ShowsFog, ///< over the cells that the fog of a puzzle covers
    ShowsToolBar,
    ShowsPanel,
    ShowsDetails, ///< the statistics of the solver
    ShowsTimer,
    StopsTimerAway,    ///< while no window of the program is active
    MarksWrongEntries, ///< as soon as they are made
    ChecksLive,        ///< the board is checked in the background
    ShowsLiveCandidates,
    KeepsStatistics, ///< of finished games
    ShowsWave,       ///< over the board at the end of a game
    NamesSteps,      ///< says what technique an entry was
};

/// The colours of the program: those of the desktop, or others.
enum class Theme { System, Light, Dark, PaperWhite, HighContrastLight, HighContrastDark };

/// The settings that outlive the program. The application makes the only object and passes it to those that
/// need it.
class Settings
{
public:
    /// Keeps the settings in \a file, or in the user's folder for settings if it is empty.
    explicit Settings(const QString &file = {});

    /// Returns the folder for what the program keeps for the user beside the settings, such as the games
    /// played; it need not exist. It is the user's folder for data, or that of the settings if they have a
    /// file of their own.
    QString dataFolder() const { return m_dataFolder; }

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);

    const SymbolSet &symbols() const;
    void setSymbols(const SymbolSet &symbols);

    bool isOn(Option option) const;
    void setOn(Option option, bool isOn);

    Theme theme() const;
    void setTheme(Theme theme);

    /// Returns the language of the window, as in "de", or an empty text for that of the desktop.
    QString language() const;
    void setLanguage(const QString &language);

    static constexpr int minDigitPercent = 80;
    static constexpr int maxDigitPercent = 120;
    /// Returns the size of digits in percent of the usual one.
    int digitPercent() const;
    void setDigitPercent(int percent);

    /// Returns the keys that the user gave the command with that name, or nothing if it has its own. An empty
    /// text means no key.
    std::optional<QString> keysOf(const QString &command) const;
    void setKeys(const QString &command, const std::optional<QString> &keys);

    /// Returns the id of the solver that answers questions, or an empty text for the default one.
    QString solver() const;
    void setSolver(const QString &id);

    /// Returns the solvers that the user has added.
    std::vector<SolverProgram> solverPrograms() const;
    void setSolverPrograms(const std::vector<SolverProgram> &programs);

    /// Returns the files opened last, the latest first.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void clearRecentFiles();

    /// Returns the last value of a field of a form; invalid if there is none.
    QVariant field(const QString &form, const QString &name) const;
    void setField(const QString &form, const QString &name, const QVariant &value);
    void removeFields(const QString &form);

private:
    QSettings m_settings;
    QString m_dataFolder;
};

} // namespace sudoku
