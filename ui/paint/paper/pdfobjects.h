#pragma once

#include <QByteArray>
#include <QSizeF>

#include <optional>
#include <vector>

namespace sudoku {

/// The objects of a PDF file that Qt wrote, to change and to add what Qt cannot write. It reads no other PDF.
class PdfObjects
{
public:
    /// Returns the objects of \a file, or nothing if they are not where Qt writes them.
    static std::optional<PdfObjects> read(const QByteArray &file);
    QByteArray write() const;

    /// Adds an object and returns its id.
    int add(const QByteArray &contents);
    /// Adds \a entries at the end of a dictionary.
    void extend(int id, const QByteArray &entries);

    int catalogue() const { return m_catalogue; }
    int info() const { return m_info; }
    /// Returns the ids of the pages, in their order.
    std::vector<int> pages() const;

    /// Gives all pages \a size, in points, from their upper left corner: Qt rounds it to whole points.
    void setPageSize(QSizeF size);

    /// Gives fonts the names of their subsets, such as QMAAAA+Roboto, as ISO 32000 (9.9.2) asks for: Qt
    /// writes the tag only into their descriptors.
    void nameSubsets();

    /// Returns what the stream \a id contains, or nothing if it is no compressed stream.
    std::optional<QByteArray> stream(int id) const;
    void setStream(int id, const QByteArray &contents);
    /// Returns the object that \a key refers to in the dictionary \a id, or 0.
    int reference(int id, const QByteArray &key) const;

private:
    QByteArray nameAfter(int id, const QByteArray &key) const;
    void rename(int font, const QByteArray &name);

    QByteArray m_head;                     // the version and a line that marks the file as binary
    std::vector<QByteArray> m_objects{{}}; // by their ids, from 1
    int m_catalogue = 0;
    int m_info = 0;
};

} // namespace sudoku
