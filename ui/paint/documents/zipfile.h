#pragma once

#include <QByteArray>

#include <vector>

namespace sudoku {

/// Writes a ZIP archive. (Qt has a class for that, but a private one, which ties a program to one version of
/// Qt.) Names are plain ASCII, and the whole is less than 4 GB.
class ZipFile
{
public:
    enum class Packing { Stored, Deflated };

    void add(const QByteArray &name, const QByteArray &contents, Packing packing = Packing::Deflated);
    /// Returns the archive.
    QByteArray file() const;

private:
    QByteArray m_files;   ///< with their headers
    QByteArray m_entries; ///< of the directory at the end
    int m_count = 0;
};

} // namespace sudoku
