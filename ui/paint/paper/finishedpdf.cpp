#include "ui/paint/paper/finishedpdf.h"

#include "ui/paint/paper/greyink.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include <QDateTime>

#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

namespace sudoku {
namespace {

using PdfObject = QPDFObjectHandle;

PdfObject pdfText(const QString &text)
{
    return PdfObject::newUnicodeString(text.toStdString());
}

/// Puts \a children in this order below \a parent in an outline.
void chain(PdfObject parent, std::vector<PdfObject> &children, bool isOpen)
{
    const auto count = isOpen ? std::ssize(children) : -std::ssize(children);
    parent.replaceKey("/First", children.front());
    parent.replaceKey("/Last", children.back());
    parent.replaceKey("/Count", PdfObject::newInteger(count));
    for (std::size_t i = 0; i < children.size(); ++i) {
        children[i].replaceKey("/Parent", parent);
        if (i > 0)
            children[i].replaceKey("/Prev", children[i - 1]);
        if (i + 1 < children.size())
            children[i].replaceKey("/Next", children[i + 1]);
    }
}

PdfObject outlineOf(QPDF &file, const std::vector<Bookmark> &bookmarks)
{
    const std::vector<PdfObject> &pages = file.getAllPages();
    struct Chapter
    {
        PdfObject entry;
        std::vector<PdfObject> parts = {};
    };
    std::vector<Chapter> chapters;
    for (const Bookmark &bookmark : bookmarks) {
        PdfObject entry = file.makeIndirectObject(PdfObject::newDictionary());
        entry.replaceKey("/Title", pdfText(bookmark.text));
        entry.replaceKey("/Dest", PdfObject::newArray({pages.at(bookmark.page), PdfObject::newName("/Fit")}));
        if (bookmark.isInSection && !chapters.empty())
            chapters.back().parts.push_back(entry);
        else
            chapters.push_back({entry});
    }
    PdfObject outline = file.makeIndirectObject(PdfObject::parse("<< /Type /Outlines >>"));
    std::vector<PdfObject> entries;
    for (Chapter &chapter : chapters) {
        entries.push_back(chapter.entry);
        if (!chapter.parts.empty())
            chain(chapter.entry, chapter.parts, false);
    }
    chain(outline, entries, true);
    return outline;
}

/// Lets pages share what is the same on all of them, which Qt writes for each: a file of many pages is
/// smaller, and takes less memory. Returns the different resources.
std::vector<PdfObject> sharedResources(QPDF &file)
{
    std::map<std::string, PdfObject> known;
    for (PdfObject page : file.getAllPages()) {
        PdfObject notes = page.getKey("/Annots");
        if (notes.isIndirect() && notes.isArray() && notes.getArrayNItems() == 0) {
            page.removeKey("/Annots");
            file.replaceObject(notes.getObjGen(), PdfObject::newNull());
        }
        PdfObject own = page.getKey("/Resources");
        const auto [first, isNew] = known.try_emplace(own.unparseResolved(), own);
        if (isNew || !own.isIndirect())
            continue;
        page.replaceKey("/Resources", first->second);
        file.replaceObject(own.getObjGen(), PdfObject::newNull());
    }
    std::vector<PdfObject> resources;
    for (const auto &[text, handle] : known)
        resources.push_back(handle);
    return resources;
}

/// Gives the fonts of \a resources the names of their subsets, such as QMAAAA+Roboto, as ISO 32000 (9.9.2)
/// asks for: Qt writes the tag only into their descriptors.
void nameSubsets(PdfObject resources)
{
    for (auto [name, font] : resources.getKey("/Font").getDictAsMap()) {
        PdfObject descendant = font.getKey("/DescendantFonts").getArrayItem(0);
        PdfObject subset = descendant.getKey("/FontDescriptor").getKey("/FontName");
        if (!subset.isName())
            continue;
        descendant.replaceKey("/BaseFont", subset);
        font.replaceKey("/BaseFont", subset);
    }
}

/// Gives all pages \a size, in points, from their upper left corner: Qt rounds it to whole points.
void setPageSize(QPDF &file, QSizeF size)
{
    const auto number = [](double length) { return PdfObject::newReal(length, 4, false); };
    for (PdfObject page : file.getAllPages()) {
        const double top = page.getKey("/MediaBox").getArrayItem(3).getNumericValue();
        page.replaceKey("/MediaBox", PdfObject::newArray({number(0), number(top - size.height()),
                                                          number(size.width()), number(top)}));
    }
}

/// Writes the date that SOURCE_DATE_EPOCH gives.
void setDate(PdfObject info)
{
    bool isGiven = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isGiven);
    if (isGiven)
        info.replaceKey(
            "/CreationDate",
            PdfObject::newString(
                "D:"
                + QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).toString(u"yyyyMMddHHmmss").toStdString()
                + "Z"));
}

void add(QPDF &file, const PdfAdditions &additions)
{
    for (const PdfObject &resources : sharedResources(file))
        nameSubsets(resources);
    const auto ink = std::make_shared<GreyInk>();
    for (PdfObject page : file.getAllPages())
        page.getKey("/Contents").addTokenFilter(ink);
    PdfObject info = file.getTrailer().getKey("/Info");
    PdfObject catalogue = file.getRoot();
    setDate(info);
    if (!additions.author.isEmpty())
        info.replaceKey("/Author", pdfText(additions.author));
    if (!additions.language.isEmpty())
        catalogue.replaceKey("/Lang", PdfObject::newString(additions.language.toStdString()));
    if (!additions.bookmarks.empty())
        catalogue.replaceKey("/Outlines", outlineOf(file, additions.bookmarks));
    if (!additions.pageSize.isEmpty())
        setPageSize(file, additions.pageSize);
    if (additions.firstPage != 1)
        catalogue.replaceKey("/PageLabels",
                             PdfObject::parse("<< /Nums [ 0 << /S /D /St "
                                              + std::to_string(additions.firstPage) + " >> ] >>"));
}

} // namespace

QByteArray finishedPdf(const QByteArray &file, const PdfAdditions &additions)
try {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    pdf.setAttemptRecovery(false);
    pdf.processMemoryFile("", file.constData(), file.size());
    add(pdf, additions);
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.write();
    const std::shared_ptr<Buffer> written = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char *>(written->getBuffer()), qsizetype(written->getSize())};
} catch (const std::runtime_error &) { // of libqpdf
    return file;
}

} // namespace sudoku
