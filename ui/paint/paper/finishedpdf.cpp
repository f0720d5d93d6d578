#include "ui/paint/paper/finishedpdf.h"

#include "ui/paint/paper/greyink.h"
#include "ui/paint/paper/insertedpdf.h"
#include "ui/paint/paper/pdfmetadata.h"
#include "ui/paint/paper/qpdf.h"
#include "ui/printjob/paper.h"

#include <QBuffer>
#include <QFile>
#include <QRectF>

#include <map>
#include <memory>
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
        if (own.getKey("/Pattern").getKeys().empty())
            own.removeKey("/ColorSpace"); // only patterns need one
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

PdfObject boxOf(const QRectF &box)
{
    const auto number = [](double length) { return PdfObject::newReal(length, 4, false); };
    return PdfObject::newArray(
        {number(box.left()), number(box.top()), number(box.right()), number(box.bottom())});
}

/// Gives all pages one size: \a size, in points, from their upper left corner, as Qt rounds it to whole
/// points; and says where printing houses cut them.
void setBoxes(QPDF &file, const PdfAdditions &additions)
{
    std::map<std::string, PdfObject> boxes; // which pages share
    for (PdfObject page : file.getAllPages()) {
        if (boxes.empty()) {
            PdfObject written = page.getKey("/MediaBox");
            const auto side = [&](int index) { return written.getArrayItem(index).getNumericValue(); };
            QRectF media(0, 0, side(2), side(3));
            if (!additions.pageSize.isEmpty())
                media = QRectF(QPointF(0, media.height() - additions.pageSize.height()), additions.pageSize);
            boxes.emplace("/MediaBox", boxOf(media));
            const double cut = additions.edges.cut * pointsPerInch / millimetresPerInch;
            const double bleed = additions.edges.bleed * pointsPerInch / millimetresPerInch;
            if (additions.kind == PdfKind::X4 || cut > 0) {
                const QRectF trim = media.adjusted(cut, cut, -cut, -cut);
                boxes.emplace("/TrimBox", boxOf(trim));
                boxes.emplace("/BleedBox", boxOf(trim.adjusted(-bleed, -bleed, bleed, bleed)));
            }
        }
        for (const auto &[key, box] : boxes)
            page.replaceKey(key, box);
    }
}

/// Puts each inserted page where its page is not cut off.
void insertPages(QPDF &file, const PdfAdditions &additions, PdfInserter &inserter)
{
    const std::vector<PdfObject> pages = file.getAllPages();
    const double cut = additions.edges.cut * pointsPerInch / millimetresPerInch;
    for (const auto &[index, inserted] : additions.inserted) {
        PdfObject page = pages.at(index);
        const auto box = page.getKey("/MediaBox").getArrayAsRectangle();
        const QRectF media(QPointF(box.llx, box.lly), QPointF(box.urx, box.ury));
        inserter.insert(page, inserted, media.adjusted(cut, cut, -cut, -cut));
    }
}

void add(QPDF &file, const PdfAdditions &additions, PdfInserter &inserter)
{
    for (const PdfObject &resources : sharedResources(file))
        nameSubsets(resources);
    setBoxes(file, additions);
    const auto ink = std::make_shared<GreyInk>();
    for (PdfObject page : file.getAllPages())
        page.getKey("/Contents").addTokenFilter(ink);
    insertPages(file, additions, inserter); // with the colours that they have
    PdfObject info = file.getTrailer().getKey("/Info");
    PdfObject catalogue = file.getRoot();
    if (!additions.author.isEmpty())
        info.replaceKey("/Author", pdfText(additions.author));
    if (!additions.language.isEmpty())
        catalogue.replaceKey("/Lang", PdfObject::newString(additions.language.toStdString()));
    if (!additions.bookmarks.empty() && additions.kind != PdfKind::X4) // which printing houses do not want
        catalogue.replaceKey("/Outlines", outlineOf(file, additions.bookmarks));
    if (additions.firstPage != 1)
        catalogue.replaceKey("/PageLabels",
                             PdfObject::parse("<< /Nums [ 0 << /S /D /St "
                                              + std::to_string(additions.firstPage) + " >> ] >>"));
    const QDate day = additions.date.value_or(QDate());
    addMetadata(file, additions.kind, additions.language,
                additions.date ? QDateTime(day, {}, Qt::UTC) : timeOfFile());
}

/// Hands what libqpdf writes to a device. Throws what libqpdf would if it is not accepted.
class DevicePipeline : public Pipeline
{
public:
    DevicePipeline(QIODevice &to, const std::stop_token &stop) : Pipeline("", nullptr), m_to(to), m_stop(stop)
    {
    }

    void write(const unsigned char *data, size_t size) override
    {
        const auto length = static_cast<qint64>(size);
        if (m_stop.stop_requested() || m_to.write(reinterpret_cast<const char *>(data), length) != length)
            throw std::runtime_error("not written");
    }
    void finish() override {}

private:
    QIODevice &m_to;
    std::stop_token m_stop;
};

/// Lets \a open open a PDF, and writes it to \a to.
template <typename Open>
bool finish(const Open &open, QIODevice &to, const PdfAdditions &additions, const std::stop_token &stop)
try {
    PdfInserter inserter;
    QPDF file;
    file.setSuppressWarnings(true);
    file.setAttemptRecovery(false);
    open(file);
    add(file, additions, inserter);
    DevicePipeline pipeline(to, stop);
    QPDFWriter writer(file);
    writer.setOutputPipeline(&pipeline);
    writer.setDeterministicID(true);
    if (additions.kind != PdfKind::Plain)
        writer.setMinimumPDFVersion(additions.kind == PdfKind::X4 ? "1.6" : "1.7");
    inserter.setVersion(writer);
    writer.write();
    return true;
} catch (const std::runtime_error &) { // of libqpdf
    return false;
}

} // namespace

bool finishPdf(const QString &path, QIODevice &to, const PdfAdditions &additions, const std::stop_token &stop)
{
    const QByteArray name = QFile::encodeName(path);
    return finish([&](QPDF &file) { file.processFile(name.constData()); }, to, additions, stop);
}

QByteArray finishedPdf(const QByteArray &file, const PdfAdditions &additions)
{
    QBuffer to;
    to.open(QIODevice::WriteOnly);
    const auto open = [&](QPDF &pdf) { pdf.processMemoryFile("", file.constData(), file.size()); };
    return finish(open, to, additions, {}) ? to.data() : file;
}

} // namespace sudoku
