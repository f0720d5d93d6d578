#pragma once

#include <QByteArray>
#include <QString>

namespace sudoku {

/// What a file held when it was read or written last, to tell whether another program has changed it since.
class FileFingerprint
{
public:
    enum class State { Same, Changed, Removed };

    /// Of no file: state() is always Same.
    FileFingerprint() = default;
    /// Of a file with these \a contents.
    explicit FileFingerprint(const QByteArray &contents);

    /// Of the file \a path now.
    State state(const QString &path) const;

    /// To be kept in a file; empty where there is none.
    QByteArray text() const { return m_hash.toHex(); }
    static FileFingerprint fromText(const QByteArray &text);

private:
    QByteArray m_hash;
};

} // namespace sudoku
