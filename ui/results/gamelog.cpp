#include "ui/results/gamelog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sudoku {
namespace {

/// Returns whether the last line of \a file lacks its end, because a crash cut it off.
bool isCutOff(QFile &file)
{
    if (file.size() == 0 || !file.seek(file.size() - 1))
        return false;
    return file.read(1) != "\n";
}

} // namespace

std::vector<GameRecord> GameLog::read() const
{
    std::vector<GameRecord> games;
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return games;
    while (!file.atEnd())
        if (auto record = readGameRecord(file.readLine()))
            games.push_back(*std::move(record));
    return games;
}

std::optional<QString> GameLog::add(const GameRecord &record) const
{
    QDir().mkpath(QFileInfo(m_path).path());
    QFile file(m_path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Append))
        return file.errorString();
    const QByteArray line = (isCutOff(file) ? QByteArray("\n") : QByteArray()) + lineOf(record);
    if (file.write(line) != line.size() || !file.flush())
        return file.errorString();
    return {};
}

std::optional<QString> GameLog::clear() const
{
    QFile file(m_path);
    return !file.exists() || file.remove() ? std::nullopt : std::optional(file.errorString());
}

QByteArray asJson(const std::vector<GameRecord> &games)
{
    QByteArrayList lines;
    for (const GameRecord &game : games)
        lines += lineOf(game).trimmed();
    return "[\n" + lines.join(",\n") + "\n]\n";
}

QByteArray asCsv(const std::vector<GameRecord> &games)
{
    QByteArray text = "finished,kind,level,seconds,hints\r\n";
    for (const GameRecord &game : games)
        text += QStringLiteral("%1,%2,%3,%4,%5\r\n")
                    .arg(game.finished.toString(Qt::ISODate), game.kind, levelWord(game.level))
                    .arg(game.time.count())
                    .arg(game.hints)
                    .toUtf8();
    return text;
}

} // namespace sudoku
