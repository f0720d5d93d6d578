#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include "core/board/symbols.h"
#include "ui/programs/solvercommand.h"

namespace sudoku {

/// What survives the program. Made in app and passed to those who need it.
class Settings
{
public:
    /// Keeps everything in \a file, or in the user's place for settings.
    explicit Settings(const QString &file = {});

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);

    const SymbolSet &symbols() const;
    void setSymbols(const SymbolSet &symbols);

    bool showsDetails() const;
    void setShowsDetails(bool shows);

    /// Whether the cursor steps on after each digit.
    bool stepsOn() const;
    void setStepsOn(bool stepsOn);

    /// Whether the board is checked in the background.
    bool checksLive() const;
    void setChecksLive(bool checks);

    /// The id of the solver that answers questions; empty for the usual one.
    QString solver() const;
    void setSolver(const QString &id);

    /// The solvers that the user has added.
    std::vector<SolverProgram> solverPrograms() const;
    void setSolverPrograms(const std::vector<SolverProgram> &programs);

    /// The latest first.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void clearRecentFiles();

    /// What was filled in last in a field of a form; invalid where nothing was.
    QVariant field(const QString &form, const QString &name) const;
    void setField(const QString &form, const QString &name, const QVariant &value);

private:
    QSettings m_settings;
};

} // namespace sudoku
