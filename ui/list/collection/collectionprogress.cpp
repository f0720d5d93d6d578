#include "ui/list/collection/collectionprogress.h"

#include "core/board/clues.h"
#include "ui/text/qtjson.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace sudoku {
namespace {

constexpr qint64 maxProgressBytes = 200'000'000;

QByteArray lineOf(const QByteArray &key, const LeftPuzzle &left)
{
    return QByteArray::fromStdString(
        json::line(nlohmann::json{{"puzzle", key}, {"state", left.state}, {"board", left.text}}));
}

} // namespace

QByteArray CollectionProgress::keyOf(std::string_view puzzleText)
{
    const QByteArrayView bytes(puzzleText.data(), static_cast<qsizetype>(puzzleText.size()));
    return QCryptographicHash::hash(bytes.trimmed(), QCryptographicHash::Sha1).toHex();
}

PuzzleState puzzleState(const Board &board, bool isSolved)
{
    if (isSolved && !hasHelpOfSolve(board))
        return PuzzleState::Solved;
    Board untouched(board.puzzle);
    untouched.info = board.info;
    untouched.switchedOff = board.switchedOff;
    untouched.keptMembers = board.keptMembers;
    return board == untouched ? PuzzleState::New : PuzzleState::Begun;
}

void CollectionProgress::open(const QString &folder, const QString &path)
{
    m_left.clear();
    m_last.clear();
    m_path = folder.isEmpty() ? QString()
                              : QDir(folder).filePath(QString::fromLatin1(keyOf(path.toStdString()))
                                                      + QStringLiteral(".jsonl"));
    const auto text = m_path.isEmpty() ? tl::unexpected(QString()) : readFile(m_path, maxProgressBytes);
    if (!text)
        return; // nothing was begun
    for (const QByteArray &line : text->split('\n')) {
        const nlohmann::json object = json::parse(line);
        const int state = json::number(json::member(object, "state")).value_or(-1);
        if (state < 0 || state > static_cast<int>(PuzzleState::Solved))
            continue;
        m_last = json::string(object, "puzzle").toLatin1();
        m_left.insert(m_last, {static_cast<PuzzleState>(state), json::string(object, "board").toUtf8()});
    }
}

const LeftPuzzle *CollectionProgress::find(const QByteArray &key) const
{
    const auto found = m_left.constFind(key);
    return found == m_left.cend() ? nullptr : &*found;
}

std::optional<QString> CollectionProgress::keep(const QByteArray &key, const LeftPuzzle &left)
{
    m_left.insert(key, left);
    m_last = key;
    if (m_path.isEmpty())
        return {};
    QByteArray text;
    for (auto each = m_left.cbegin(); each != m_left.cend(); ++each)
        if (each.key() != key)
            text += lineOf(each.key(), *each);
    text += lineOf(key, left);
    QDir().mkpath(QFileInfo(m_path).path());
    return saveFile(m_path, text);
}

} // namespace sudoku
