#pragma once

#include <QByteArray>
#include <QString>

#include "ui/results/gamerecord.h"

#include <optional>
#include <vector>

namespace sudoku {

/// The file with all finished games: a line of JSON each, the oldest first. A line is only ever added, so
/// that several windows and programs may share the file, and one that is damaged loses no other.
class GameLog
{
public:
    explicit GameLog(QString path) : m_path(std::move(path)) {}

    const QString &path() const { return m_path; }

    /// Returns all games that can be read; none if there is no file.
    std::vector<GameRecord> read() const;
    /// Adds a game; makes the file and its folder if they are missing. Returns why it failed, or nothing.
    std::optional<QString> add(const GameRecord &record) const;
    /// Deletes the file. Returns why it failed, or nothing.
    std::optional<QString> clear() const;

private:
    QString m_path;
};

/// Returns \a games as one array of JSON.
QByteArray asJson(const std::vector<GameRecord> &games);
/// Returns \a games as a table for spreadsheets (RFC 4180), with a line of titles.
QByteArray asCsv(const std::vector<GameRecord> &games);

} // namespace sudoku
