#include "ui/paint/paper/pdfobjects.h"

#include <QList>
#include <QtEndian>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>

namespace sudoku {
namespace {

constexpr auto streamBegin = "stream\n";
constexpr auto boxBegin = "/MediaBox [";
constexpr auto streamEnd = "\nendstream";

/// Returns the number behind \a key in \a text, or 0.
int numberAfter(const QByteArray &text, const QByteArray &key)
{
    const qsizetype at = text.indexOf(key);
    return at < 0 ? 0 : static_cast<int>(std::strtol(text.constData() + at + key.size(), nullptr, 10));
}

} // namespace

std::optional<PdfObjects> PdfObjects::read(const QByteArray &file)
{
    const qsizetype tableEnd = file.lastIndexOf("trailer");
    const qsizetype tableBegin = file.lastIndexOf("xref\n", tableEnd);
    if (tableEnd < 0 || tableBegin < 0)
        return {};
    const QByteArrayList table = file.mid(tableBegin, tableEnd - tableBegin).split('\n');
    PdfObjects objects;
    std::map<qsizetype, int> ids{{tableBegin, 0}};              // by the offsets where they begin
    for (qsizetype line = 3; line + 1 < table.size(); ++line) { // behind "xref", "0 count" and the object 0
        ids[table[line].left(10).toLongLong()] = static_cast<int>(objects.m_objects.size());
        objects.m_objects.emplace_back();
    }
    for (auto each = ids.begin(); std::next(each) != ids.end(); ++each) {
        const auto [offset, id] = *each;
        const QByteArray begin = QByteArray::number(id) + " 0 obj\n";
        const QByteArray whole = file.mid(offset, std::next(each)->first - offset).trimmed();
        if (!whole.startsWith(begin) || !whole.endsWith("endobj"))
            return {};
        objects.m_objects[id] = whole.mid(begin.size()).chopped(6);
    }
    objects.m_head = file.left(ids.begin()->first);
    const QByteArray trailer = file.mid(tableEnd);
    objects.m_catalogue = numberAfter(trailer, "/Root");
    objects.m_info = numberAfter(trailer, "/Info");
    const auto [lower, higher] = std::minmax(objects.m_catalogue, objects.m_info);
    if (lower < 1 || higher >= std::ssize(objects.m_objects))
        return {};
    return objects;
}

QByteArray PdfObjects::write() const
{
    QByteArray file = m_head;
    QByteArray table = "0000000000 65535 f \n";
    for (int id = 1; id < std::ssize(m_objects); ++id) {
        table += QByteArray::number(file.size()).rightJustified(10, '0') + " 00000 n \n";
        file += QByteArray::number(id) + " 0 obj\n" + m_objects[id].trimmed() + "\nendobj\n";
    }
    const QByteArray size = QByteArray::number(m_objects.size());
    const QByteArray tableOffset = QByteArray::number(file.size());
    return file + "xref\n0 " + size + '\n' + table + "trailer\n<<\n/Size " + size + "\n/Info "
           + QByteArray::number(m_info) + " 0 R\n/Root " + QByteArray::number(m_catalogue)
           + " 0 R\n>>\nstartxref\n" + tableOffset + "\n%%EOF\n";
}

int PdfObjects::add(const QByteArray &contents)
{
    m_objects.push_back(contents);
    return static_cast<int>(m_objects.size()) - 1;
}

void PdfObjects::extend(int id, const QByteArray &entries)
{
    QByteArray &dictionary = m_objects[id];
    dictionary.insert(dictionary.lastIndexOf(">>"), entries + '\n');
}

std::vector<int> PdfObjects::pages() const
{
    std::vector<int> pages;
    for (int id = 1; id < std::ssize(m_objects); ++id) // Qt numbers pages as it writes them
        if (m_objects[id].startsWith("<<\n/Type /Page\n"))
            pages.push_back(id);
    return pages;
}

void PdfObjects::setPageSize(QSizeF size)
{
    for (const int page : pages()) {
        QByteArray &dictionary = m_objects[page];
        const qsizetype begin = dictionary.indexOf(boxBegin);
        const qsizetype end = dictionary.indexOf(']', begin);
        if (begin < 0 || end < 0)
            continue;
        const QByteArrayList box = dictionary.mid(begin, end - begin).split(' ');
        const double top = box.constLast().toDouble();
        const auto number = [](double length) { return QByteArray::number(length, 'f', 4); };
        dictionary.replace(begin, end - begin,
                           boxBegin + QByteArray("0 ") + number(top - size.height()) + ' '
                               + number(size.width()) + ' ' + number(top));
    }
}

/// Returns the name behind \a key in the dictionary \a id, with its slash, or nothing.
QByteArray PdfObjects::nameAfter(int id, const QByteArray &key) const
{
    const QByteArray &whole = m_objects[id];
    const qsizetype begin = whole.indexOf(key + " /");
    if (begin < 0)
        return {};
    const qsizetype name = begin + key.size() + 1;
    qsizetype end = name + 1;
    while (end < whole.size() && !std::strchr(" \n\r/>[(", whole[end]))
        ++end;
    return whole.mid(name, end - name);
}

void PdfObjects::rename(int font, const QByteArray &name)
{
    const QByteArray old = nameAfter(font, "/BaseFont");
    if (!old.isEmpty())
        m_objects[font].replace("/BaseFont " + old, "/BaseFont " + name);
}

void PdfObjects::nameSubsets()
{
    std::map<QByteArray, QByteArray> names; // by what refers to a font
    const int count = static_cast<int>(m_objects.size());
    for (int id = 1; id < count; ++id)
        if (const int descriptor = reference(id, "/FontDescriptor"); descriptor > 0 && descriptor < count) {
            const QByteArray name = nameAfter(descriptor, "/FontName");
            if (!name.contains('+'))
                continue;
            rename(id, name);
            names["/DescendantFonts [" + QByteArray::number(id) + " 0 R]"] = name;
        }
    for (int id = 1; id < count; ++id)
        for (const auto &[descendants, name] : names)
            if (m_objects[id].contains(descendants))
                rename(id, name);
}

std::optional<QByteArray> PdfObjects::stream(int id) const
{
    const QByteArray &whole = m_objects[id];
    const qsizetype begin = whole.indexOf(streamBegin);
    if (begin < 0 || !whole.left(begin).contains("/FlateDecode"))
        return {};
    QByteArray packed(4, '\0'); // qUncompress() begins with a guess of the size
    qToBigEndian<quint32>(static_cast<quint32>(whole.size()) * 8, packed.data());
    packed += whole.sliced(begin + qsizetype(qstrlen(streamBegin)));
    QByteArray contents = qUncompress(packed);
    return contents.isEmpty() ? std::nullopt : std::optional(contents);
}

void PdfObjects::setStream(int id, const QByteArray &contents)
{
    const QByteArray packed = qCompress(contents, 9).mid(4);
    m_objects[reference(id, "/Length")] = QByteArray::number(packed.size());
    QByteArray &whole = m_objects[id];
    whole = whole.left(whole.indexOf(streamBegin)) + streamBegin + packed + streamEnd;
}

int PdfObjects::reference(int id, const QByteArray &key) const
{
    const QByteArray &whole = m_objects[id];
    return numberAfter(whole.mid(0, whole.indexOf(streamBegin)), key + ' ');
}

} // namespace sudoku
