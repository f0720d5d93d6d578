#include "ui/paint/paper/pdfobjects.h"

#include <QList>
#include <QtEndian>

#include <algorithm>

namespace sudoku {
namespace {

constexpr auto streamBegin = "stream\n";
constexpr auto streamEnd = "\nendstream";

/// Returns the number behind \a key in \a text, or 0.
int numberAfter(const QByteArray &text, const QByteArray &key)
{
    const qsizetype at = text.indexOf(key);
    if (at < 0)
        return 0;
    qsizetype begin = at + key.size();
    while (begin < text.size() && text[begin] == ' ')
        ++begin;
    qsizetype end = begin;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9')
        ++end;
    return text.mid(begin, end - begin).toInt();
}

/// Returns the offsets of all objects by their ids, from the table at the end of a file.
std::map<int, qsizetype> offsetsIn(const QByteArray &file)
{
    std::map<int, qsizetype> offsets;
    const qsizetype begin = file.lastIndexOf("\nxref\n");
    const qsizetype end = file.lastIndexOf("trailer");
    if (begin < 0 || end < begin)
        return offsets;
    const QByteArrayList lines = file.mid(begin + 6, end - begin - 6).split('\n');
    for (qsizetype id = 1; id + 1 < lines.size(); ++id) // the first line is the number of the others
        if (lines[id + 1].endsWith(" n "))
            offsets[static_cast<int>(id)] = lines[id + 1].left(10).toLongLong();
    return offsets;
}

QByteArray paddedOffset(qsizetype offset)
{
    return QByteArray::number(offset).rightJustified(10, '0');
}

} // namespace

std::optional<PdfObjects> PdfObjects::read(const QByteArray &file)
{
    const std::map<int, qsizetype> offsets = offsetsIn(file);
    std::vector<qsizetype> ends{file.lastIndexOf("xref\n", file.lastIndexOf("trailer"))};
    for (const auto &[id, offset] : offsets)
        ends.push_back(offset);
    std::ranges::sort(ends);
    PdfObjects objects;
    for (const auto &[id, offset] : offsets) {
        const QByteArray begin = QByteArray::number(id) + " 0 obj\n";
        const qsizetype end = *std::ranges::upper_bound(ends, offset);
        const QByteArray whole = file.mid(offset, end - offset).trimmed();
        if (!whole.startsWith(begin) || !whole.endsWith("endobj"))
            return {};
        objects.m_objects[id] = whole.mid(begin.size(), whole.size() - begin.size() - 6);
    }
    if (offsets.empty())
        return {};
    objects.m_head = file.left(ends.front());
    const QByteArray trailer = file.mid(file.lastIndexOf("trailer"));
    objects.m_catalogue = numberAfter(trailer, "/Root");
    objects.m_info = numberAfter(trailer, "/Info");
    const bool isWhole =
        objects.m_objects.contains(objects.m_catalogue) && objects.m_objects.contains(objects.m_info);
    return isWhole ? std::optional(objects) : std::nullopt;
}

QByteArray PdfObjects::write() const
{
    QByteArray file = m_head;
    QByteArray table = "0000000000 65535 f \n";
    const int count = m_objects.rbegin()->first + 1;
    for (int id = 1; id < count; ++id) {
        const auto found = m_objects.find(id);
        if (found == m_objects.end()) {
            table += "0000000000 65535 f \n";
            continue;
        }
        table += paddedOffset(file.size()) + " 00000 n \n";
        file += QByteArray::number(id) + " 0 obj\n" + found->second.trimmed() + "\nendobj\n";
    }
    const QByteArray size = QByteArray::number(count);
    const QByteArray tableOffset = QByteArray::number(file.size());
    return file + "xref\n0 " + size + '\n' + table + "trailer\n<<\n/Size " + size + "\n/Info "
           + QByteArray::number(m_info) + " 0 R\n/Root " + QByteArray::number(m_catalogue)
           + " 0 R\n>>\nstartxref\n" + tableOffset + "\n%%EOF\n";
}

int PdfObjects::add(const QByteArray &contents)
{
    const int id = m_objects.rbegin()->first + 1;
    m_objects[id] = contents;
    return id;
}

void PdfObjects::extend(int id, const QByteArray &entries)
{
    QByteArray &dictionary = m_objects[id];
    dictionary.insert(dictionary.lastIndexOf(">>"), entries + '\n');
}

std::vector<int> PdfObjects::pages() const
{
    const QByteArray &list = at(reference(m_catalogue, "/Pages"));
    const qsizetype begin = list.indexOf("/Kids");
    const qsizetype from = list.indexOf('[', begin) + 1;
    QByteArray kids = list.mid(from, list.indexOf(']', from) - from);
    std::vector<int> pages;
    for (const QByteArray &kid : kids.replace("0 R", "").simplified().split(' '))
        if (const int id = kid.toInt(); m_objects.contains(id))
            pages.push_back(id);
    return pages;
}

std::optional<QByteArray> PdfObjects::stream(int id) const
{
    const QByteArray &whole = at(id);
    const qsizetype begin = whole.indexOf(streamBegin);
    const int length =
        m_objects.contains(reference(id, "/Length")) ? at(reference(id, "/Length")).trimmed().toInt() : 0;
    if (begin < 0 || length <= 0 || !whole.left(begin).contains("/FlateDecode"))
        return {};
    QByteArray packed(4, '\0'); // qUncompress() begins with a guess of the size
    qToBigEndian<quint32>(static_cast<quint32>(length) * 8, packed.data());
    packed += whole.mid(begin + qsizetype(qstrlen(streamBegin)), length);
    QByteArray contents = qUncompress(packed);
    return contents.isEmpty() ? std::nullopt : std::optional(contents);
}

void PdfObjects::setStream(int id, const QByteArray &contents)
{
    const QByteArray packed = qCompress(contents, 9).mid(4);
    if (const int length = reference(id, "/Length"))
        m_objects[length] = QByteArray::number(packed.size());
    QByteArray &whole = m_objects[id];
    whole = whole.left(whole.indexOf(streamBegin)) + streamBegin + packed + streamEnd;
}

int PdfObjects::reference(int id, const QByteArray &key) const
{
    const QByteArray &whole = at(id);
    const qsizetype begin = whole.indexOf(streamBegin);
    return numberAfter(begin < 0 ? whole : whole.left(begin), key + ' ');
}

QByteArray pdfText(const QString &text)
{
    QByteArray bytes(text.size() * 2, '\0');
    qToBigEndian<char16_t>(text.utf16(), text.size(), bytes.data());
    return "<FEFF" + bytes.toHex().toUpper() + '>';
}

} // namespace sudoku
