#pragma once

#include <QByteArray>
#include <QString>

namespace sudoku {

/// A fingerprint of the contents of a file when it was read or written last. It tells whether another program
/// has changed the file since.
class FileFingerprint
{
public:
    enum class State { Same, Changed, Removed };

    /// Makes the fingerprint of no file, for which state() is always Same.
    FileFingerprint() = default;
    /// Makes the fingerprint of a file with these \a contents.
    explicit FileFingerprint(const QByteArray &contents);

    /// Returns whether the file \a path is still the same.
    State state(const QString &path) const;

    /// Returns the fingerprint as text, for a file; empty if there is none.
    QByteArray text() const { return m_hash.toHex(); }
    static FileFingerprint fromText(const QByteArray &text);

private:
    QByteArray m_hash;
};

} // namespace sudoku
