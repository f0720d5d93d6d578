#include "ui/paint/paper/finishedpdf.h"

#include "ui/paint/paper/pdfobjects.h"

#include <QList>
#include <QStringEncoder>

#include <map>

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

/// Returns \a text as a string of a PDF.
QByteArray pdfText(const QString &text)
{
    const QByteArray bytes = QStringEncoder(QStringEncoder::Utf16BE)(text);
    return "<FEFF" + bytes.toHex().toUpper() + '>';
}

/// Puts \a children in this order below \a parent in an outline.
void chain(PdfObjects &objects, int parent, const std::vector<int> &children, bool isOpen)
{
    const auto count = isOpen ? std::ssize(children) : -std::ssize(children);
    objects.extend(parent, "/First " + link(children.front()) + "\n/Last " + link(children.back())
                               + "\n/Count " + QByteArray::number(count));
    for (std::size_t i = 0; i < children.size(); ++i) {
        QByteArray links = "/Parent " + link(parent);
        if (i > 0)
            links += "\n/Prev " + link(children[i - 1]);
        if (i + 1 < children.size())
            links += "\n/Next " + link(children[i + 1]);
        objects.extend(children[i], links);
    }
}

/// Adds an outline and returns its id.
int addOutline(PdfObjects &objects, const std::vector<Bookmark> &bookmarks)
{
    const std::vector<int> pages = objects.pages();
    const int root = objects.add("<<\n/Type /Outlines\n>>");
    std::map<int, std::vector<int>> children{{root, {}}};
    for (const Bookmark &bookmark : bookmarks) {
        const std::vector<int> &top = children[root];
        const int parent = bookmark.isInSection && !top.empty() ? top.back() : root;
        children[parent].push_back(objects.add("<<\n>>"));
    }
    int id = root;
    for (const Bookmark &bookmark : bookmarks) {
        objects.extend(++id, "/Title " + pdfText(bookmark.text) + "\n/Dest [" + link(pages[bookmark.page])
                                 + " /Fit]");
        if (children.contains(id))
            chain(objects, id, children[id], false);
    }
    chain(objects, root, children[root], true);
    return root;
}

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
    objects->nameSubsets();
    if (!additions.language.isEmpty())
        objects->extend(objects->catalogue(), "/Lang (" + additions.language.toLatin1() + ')');
    if (!additions.author.isEmpty())
        objects->extend(objects->info(), "/Author " + pdfText(additions.author));
    if (!additions.bookmarks.empty())
        objects->extend(objects->catalogue(), "/Outlines " + link(addOutline(*objects, additions.bookmarks)));
    if (!additions.pageSize.isEmpty())
        objects->setPageSize(additions.pageSize);
    if (additions.firstPage != 1)
        objects->extend(objects->catalogue(), "/PageLabels << /Nums [0 << /S /D /St "
                                                  + QByteArray::number(additions.firstPage) + " >>] >>");
    return objects->write();
}

} // namespace sudoku
