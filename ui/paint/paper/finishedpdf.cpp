#include "ui/paint/paper/finishedpdf.h"

#include "ui/paint/paper/pdfobjects.h"

#include <QList>

#include <algorithm>

namespace sudoku {
namespace {

QByteArray link(int id)
{
    return QByteArray::number(id) + " 0 R";
}

/// Returns the operator for a colour of Qt, such as "0 0 0 scn", in grey if it is grey.
QByteArray colourOperator(const QByteArrayList &colour, bool isFilling)
{
    if (colour[0] == colour[1] && colour[1] == colour[2])
        return colour[0] + (isFilling ? " g" : " G");
    return colour.join(' ') + (isFilling ? " rg" : " RG");
}

/// Returns \a line of a page with colours that need no colour space.
QByteArray withoutColourSpace(QByteArray line)
{
    line.replace("/CSp CS", "");
    const bool isFilling = line.endsWith(" scn");
    if (!isFilling && !line.endsWith(" SCN"))
        return line.replace("/CSp cs", "").trimmed();
    if (line.contains("/PCSp")) // a pattern
        return line;
    const QByteArrayList words = line.replace("/CSp cs", "").simplified().split(' ');
    constexpr qsizetype wordCount = 4; // of a colour: three parts and the operator
    return words.size() == wordCount ? colourOperator(words.first(wordCount - 1), isFilling) : line;
}

/// Adds the entries of an outline, which refer to each other.
class OutlineWriter
{
public:
    OutlineWriter(PdfObjects &objects, const std::vector<Bookmark> &bookmarks)
        : m_objects(objects),
          m_bookmarks(bookmarks),
          m_pages(objects.pages()),
          m_root(objects.add("<<\n/Type /Outlines\n>>"))
    {
        for (std::size_t i = 0; i < bookmarks.size(); ++i)
            m_ids.push_back(m_objects.add("<<\n>>"));
    }

    int write()
    {
        std::vector<int> top;
        for (std::size_t i = 0; i < m_bookmarks.size(); ++i) {
            m_objects.extend(m_ids[i], "/Title " + pdfText(m_bookmarks[i].text) + "\n/Dest ["
                                           + link(m_pages[m_bookmarks[i].page]) + " /Fit]");
            if (m_bookmarks[i].isInSection && !top.empty())
                continue;
            top.push_back(m_ids[i]);
            if (const std::vector<int> below = within(i); !below.empty())
                chain(m_ids[i], below, -1); // closed
        }
        chain(m_root, top, 1);
        return m_root;
    }

private:
    std::vector<int> within(std::size_t section) const
    {
        std::vector<int> below;
        for (std::size_t i = section + 1; i < m_bookmarks.size() && m_bookmarks[i].isInSection; ++i)
            below.push_back(m_ids[i]);
        return below;
    }

    void chain(int parent, const std::vector<int> &children, int sign)
    {
        m_objects.extend(parent, "/First " + link(children.front()) + "\n/Last " + link(children.back())
                                     + "\n/Count " + QByteArray::number(sign * std::ssize(children)));
        for (std::size_t i = 0; i < children.size(); ++i) {
            QByteArray links = "/Parent " + link(parent);
            if (i > 0)
                links += "\n/Prev " + link(children[i - 1]);
            if (i + 1 < children.size())
                links += "\n/Next " + link(children[i + 1]);
            m_objects.extend(children[i], links);
        }
    }

    PdfObjects &m_objects;
    const std::vector<Bookmark> &m_bookmarks;
    std::vector<int> m_pages;
    int m_root;
    std::vector<int> m_ids;
};

void makeGrey(PdfObjects &objects)
{
    for (const int page : objects.pages())
        if (const int contents = objects.reference(page, "/Contents"))
            if (const std::optional<QByteArray> stream = objects.stream(contents))
                objects.setStream(contents, withGrey(*stream));
}

} // namespace

QByteArray withGrey(const QByteArray &contents)
{
    QByteArrayList lines = contents.split('\n');
    for (QByteArray &line : lines)
        line = withoutColourSpace(line);
    return lines.join('\n');
}

QByteArray finishedPdf(const QByteArray &file, const PdfAdditions &additions)
{
    std::optional<PdfObjects> objects = PdfObjects::read(file);
    if (!objects)
        return file;
    makeGrey(*objects);
    if (!additions.author.isEmpty())
        objects->extend(objects->info(), "/Author " + pdfText(additions.author));
    if (!additions.bookmarks.empty())
        objects->extend(objects->catalogue(),
                        "/Outlines " + link(OutlineWriter(*objects, additions.bookmarks).write()));
    if (additions.firstPage != 1)
        objects->extend(objects->catalogue(), "/PageLabels << /Nums [0 << /S /D /St "
                                                  + QByteArray::number(additions.firstPage) + " >>] >>");
    return objects->write();
}

} // namespace sudoku
