#include "ui/text/filefingerprint.h"

#include "ui/text/readfile.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace sudoku {
namespace {

constexpr auto algorithm = QCryptographicHash::Sha256;
constexpr qint64 maxFileBytes = 500'000'000; // a larger file is not opened

} // namespace

FileFingerprint::FileFingerprint(const QByteArray &contents)
    : m_hash(QCryptographicHash::hash(contents, algorithm))
{
}

FileFingerprint::State FileFingerprint::state(const QString &path) const
{
    if (m_hash.isEmpty())
        return State::Same;
    if (!QFileInfo::exists(path))
        return State::Removed;
    const auto contents = readFile(path, maxFileBytes);
    const bool isSame = contents && QCryptographicHash::hash(*contents, algorithm) == m_hash;
    return isSame ? State::Same : State::Changed;
}

FileFingerprint FileFingerprint::fromText(const QByteArray &text)
{
    FileFingerprint fingerprint;
    fingerprint.m_hash = QByteArray::fromHex(text);
    return fingerprint;
}

} // namespace sudoku
