#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include "core/board/symbols.h"
#include "ui/programs/solvercommand.h"

namespace sudoku {

/// The settings that outlive the program. The application makes the only object and passes it to those that
/// need it.
class Settings
{
public:
    /// Keeps the settings in \a file, or in the user's folder for settings if it is empty.
    explicit Settings(const QString &file = {});

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);

    const SymbolSet &symbols() const;
    void setSymbols(const SymbolSet &symbols);

    bool showsDetails() const;
    void setShowsDetails(bool shows);

    /// Returns whether the cursor advances after each given that is typed.
    bool stepsOnGivens() const;
    void setStepsOnGivens(bool stepsOn);

    /// Returns whether the cursor advances after each entry.
    bool stepsOnEntries() const;
    void setStepsOnEntries(bool stepsOn);

    /// Returns whether pencil marks follow the digits that are entered.
    bool keepsCandidates() const;
    void setKeepsCandidates(bool keeps);

    /// Returns whether the pencil marks that equal the digit at the cursor are highlighted.
    bool highlightsMarks() const;
    void setHighlightsMarks(bool highlights);

    /// Returns whether the board is checked in the background.
    bool checksLive() const;
    void setChecksLive(bool checks);

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
};

} // namespace sudoku
