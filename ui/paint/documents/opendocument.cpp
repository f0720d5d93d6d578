#include "core/version/version.h"
#include "ui/paint/documents/documentcontents.h"
#include "ui/paint/documents/writers.h"
#include "ui/paint/documents/zipfile.h"
#include "ui/paint/paper/printtext.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <QBuffer>

namespace sudoku {
namespace {

constexpr int fallbackDotsPerInch = 200; // of pictures that only old programs show
constexpr char mimeType[] = "application/vnd.oasis.opendocument.text";
constexpr char namespaces[] =
    " xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\""
    " xmlns:style=\"urn:oasis:names:tc:opendocument:xmlns:style:1.0\""
    " xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\""
    " xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\""
    " xmlns:draw=\"urn:oasis:names:tc:opendocument:xmlns:drawing:1.0\""
    " xmlns:fo=\"urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0\""
    " xmlns:svg=\"urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0\""
    " xmlns:xlink=\"http://www.w3.org/1999/xlink\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
    " xmlns:meta=\"urn:oasis:names:tc:opendocument:xmlns:meta:1.0\" office:version=\"1.3\"";
constexpr char declaration[] = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

QByteArray escaped(const QString &text)
{
    return text.toHtmlEscaped().toUtf8();
}

QByteArray millimetres(double length)
{
    return QByteArray::number(length, 'f', 2) + "mm";
}

class TextWriter
{
public:
    TextWriter(const PrintJob &job, const DocumentContents &contents) : m_job(job), m_contents(contents) {}

    /// Returns the file, or nothing if it was stopped.
    std::optional<QByteArray> file(const std::stop_token &stop)
    {
        m_zip.add("mimetype", mimeType, ZipFile::Packing::Stored); // first, so that any program sees it
        if (!m_contents.title.isEmpty())
            paragraph("Title", m_contents.title);
        for (const DocumentBlock &block : m_contents.blocks) {
            addBlock(block, stop);
            if (stop.stop_requested())
                return {};
        }
        m_zip.add("content.xml", declaration + QByteArray("<office:document-content") + namespaces
                                     + "><office:automatic-styles>" + contentStyles()
                                     + "</office:automatic-styles><office:body><office:text>" + m_body
                                     + "</office:text></office:body></office:document-content>\n");
        m_zip.add("styles.xml", styles());
        m_zip.add("meta.xml", meta());
        m_zip.add("META-INF/manifest.xml", manifest());
        return m_zip.file();
    }

private:
    void paragraph(const char *style, const QString &text)
    {
        m_body += "<text:p text:style-name=\"" + QByteArray(style) + "\">" + escaped(text) + "</text:p>\n";
    }

    void addBlock(const DocumentBlock &block, const std::stop_token &stop)
    {
        const bool hasHeading = !block.heading.isEmpty();
        if (hasHeading)
            m_body += QByteArray("<text:h text:outline-level=\"1\" text:style-name=\"")
                      + (block.beginsPage ? "HeadingOnPage" : "Heading") + "\">" + escaped(block.heading)
                      + "</text:h>\n";
        else if (block.beginsPage)
            paragraph("PageBegin", {});
        if (block.hasNameLine)
            m_body += "<text:p text:style-name=\"NameLine\">" + escaped(nameLabel()) + "<text:tab/> "
                      + escaped(dateLabel()) + "<text:tab/></text:p>\n";
        if (!block.introduction.isEmpty())
            paragraph("Rules", block.introduction);
        if (block.symbolRow)
            addSymbols(*block.symbolRow);
        addTable(block, stop);
    }

    /// Adds a row of boards after the other; rows stay on a page.
    void addTable(const DocumentBlock &block, const std::stop_token &stop)
    {
        const QByteArray name = "Table" + QByteArray::number(++m_tables);
        const double width = block.columns * block.side + (block.columns - 1) * block.gap;
        m_styles +=
            "<style:style style:name=\"" + name
            + "\" style:family=\"table\"><style:table-properties style:width=\"" + millimetres(width)
            + "\" table:align=\"center\"/></style:style><style:style style:name=\"" + name
            + "Column\" style:family=\"table-column\"><style:table-column-properties "
              "style:column-width=\""
            + millimetres(block.side + block.gap) + "\"/></style:style><style:style style:name=\"" + name
            + "Last\" style:family=\"table-column\"><style:table-column-properties "
              "style:column-width=\""
            + millimetres(block.side) + "\"/></style:style><style:style style:name=\"" + name
            + "Caption\" style:family=\"paragraph\" style:parent-style-name=\"Caption\">"
              "<style:paragraph-properties><style:tab-stops><style:tab-stop style:type=\"right\" "
              "style:position=\""
            + millimetres(block.side) + "\"/></style:tab-stops></style:paragraph-properties></style:style>";
        m_body += "<table:table table:name=\"" + name + "\" table:style-name=\"" + name + "\">";
        if (block.columns > 1)
            m_body += "<table:table-column table:style-name=\"" + name
                      + "Column\" table:number-columns-repeated=\"" + QByteArray::number(block.columns - 1)
                      + "\"/>";
        m_body += "<table:table-column table:style-name=\"" + name + "Last\"/>\n";
        const auto columns = static_cast<std::size_t>(block.columns);
        for (std::size_t begin = 0; begin < block.items.size() && !stop.stop_requested(); begin += columns) {
            m_body += "<table:table-row table:style-name=\"Row\">";
            for (std::size_t i = begin; i < begin + columns; ++i) {
                m_body += "<table:table-cell office:value-type=\"string\">";
                if (i < block.items.size())
                    addItem(block.items[i], block, name + "Caption");
                else
                    m_body += "<text:p/>";
                m_body += "</table:table-cell>";
            }
            m_body += "</table:table-row>\n";
        }
        m_body += "</table:table>\n";
    }

    void addItem(const DocumentItem &item, const DocumentBlock &block, const QByteArray &captionStyle)
    {
        const QByteArray facts = item.facts.isEmpty() ? QByteArray()
                                                      : "<text:tab/><text:span text:style-name=\"Facts\">"
                                                            + escaped(item.facts) + "</text:span>";
        if (!item.caption.isEmpty() || !facts.isEmpty())
            m_body += "<text:p text:style-name=\"" + captionStyle + "\">" + escaped(item.caption) + facts
                      + "</text:p>\n";
        addPicture(pictureOf(item, m_job, block.side), block.side, digitsText(item));
        if (!item.rules.isEmpty())
            paragraph("Rules", item.rules);
        if (!item.hint.isEmpty())
            paragraph("Hint", item.hint);
        if (!item.code.empty())
            addPicture(codePictureOf(item, block.codeSide), block.codeSide,
                       QString::fromStdString(item.code));
    }

    void addSymbols(const SymbolRow &row)
    {
        QByteArray png;
        QBuffer buffer(&png);
        symbolRowImage(row, symbolRowHeight, fallbackDotsPerInch).save(&buffer, "PNG");
        m_body += "<text:p text:style-name=\"Symbols\">" + escaped(symbolsLabel()) + ' ';
        addFrame(symbolRowSize(row, symbolRowHeight), symbolRowSvg(row, symbolRowHeight), png,
                 symbolList(*row.symbols, row.digitCount));
        m_body += "</text:p>\n";
    }

    void addPicture(PictureRequest request, double side, const QString &description)
    {
        request.look.dotsPerInch = fallbackDotsPerInch;
        request.look.pixels = PixelKind::Grey;
        m_body += "<text:p text:style-name=\"Board\">";
        addFrame({side, side}, findPictureFormat("svg")->write(request),
                 findPictureFormat("png")->write(request), description);
        m_body += "</text:p>\n";
    }

    /// Adds a picture as SVG, and as PNG for programs that do not draw it.
    void addFrame(QSizeF size, const QByteArray &svg, const QByteArray &png, const QString &description)
    {
        const QByteArray number = QByteArray::number(++m_pictures);
        m_body += "<draw:frame draw:name=\"Board" + number
                  + "\" draw:style-name=\"Frame\" text:anchor-type=\"as-char\" svg:width=\""
                  + millimetres(size.width()) + "\" svg:height=\"" + millimetres(size.height()) + "\">";
        for (const bool isSvg : {true, false}) {
            const QByteArray path = "Pictures/board" + number + (isSvg ? ".svg" : ".png");
            m_zip.add(path, isSvg ? svg : png, isSvg ? ZipFile::Packing::Deflated : ZipFile::Packing::Stored);
            const QByteArray type = isSvg ? "image/svg+xml" : "image/png";
            m_body += "<draw:image xlink:href=\"" + path
                      + "\" xlink:type=\"simple\" xlink:show=\"embed\" xlink:actuate=\"onLoad\" "
                        "draw:mime-type=\""
                      + type + "\"/>";
            m_files += "<manifest:file-entry manifest:full-path=\"" + path + "\" manifest:media-type=\""
                       + type + "\"/>\n";
        }
        m_body += "<svg:desc>" + escaped(description) + "</svg:desc></draw:frame>";
    }

    QByteArray contentStyles() const
    {
        return m_styles
               + "<style:style style:name=\"Row\" style:family=\"table-row\"><style:table-row-properties "
                 "fo:keep-together=\"always\"/></style:style>"
                 "<style:style style:name=\"HeadingOnPage\" style:family=\"paragraph\" "
                 "style:parent-style-name=\"Heading\"><style:paragraph-properties fo:break-before=\"page\"/>"
                 "</style:style>"
                 "<style:style style:name=\"PageBegin\" style:family=\"paragraph\" "
                 "style:parent-style-name=\"Standard\"><style:paragraph-properties fo:break-before=\"page\"/>"
                 "<style:text-properties fo:font-size=\"2pt\"/></style:style>"
                 "<style:style style:name=\"Frame\" style:family=\"graphic\"><style:graphic-properties "
                 "style:vertical-pos=\"middle\" style:vertical-rel=\"line\"/></style:style>"
                 "<style:style style:name=\"Facts\" style:family=\"text\"><style:text-properties "
                 "fo:font-weight=\"normal\" fo:font-size=\"9pt\"/></style:style>";
    }

    QByteArray styles() const
    {
        const QSizeF size = m_job.pageSize();
        const double width = size.width() - 2 * m_job.edges().margin;
        const auto style = [](const char *name, const char *paragraph, const char *text) {
            return "<style:style style:name=\"" + QByteArray(name)
                   + "\" style:family=\"paragraph\" style:class=\"text\""
                   + (name == std::string_view("Standard") ? "" : " style:parent-style-name=\"Standard\"")
                   + "><style:paragraph-properties " + paragraph + "/><style:text-properties " + text
                   + "/></style:style>\n";
        };
        return declaration + QByteArray("<office:document-styles") + namespaces + "><office:styles>\n"
               + style("Standard", "",
                       "fo:font-family=\"Arial\" style:font-family-generic=\"swiss\" fo:font-size=\"11pt\"")
               + style("Title", "fo:margin-bottom=\"3mm\"", "fo:font-size=\"18pt\" fo:font-weight=\"bold\"")
               + style("Heading", "fo:margin-bottom=\"2mm\" fo:keep-with-next=\"always\"",
                       "fo:font-size=\"14pt\" fo:font-weight=\"bold\"")
               + style("Caption", "fo:margin-bottom=\"1mm\" fo:keep-with-next=\"always\"",
                       "fo:font-size=\"11pt\" fo:font-weight=\"bold\"")
               + style("Rules", "fo:margin-bottom=\"2mm\"", "fo:font-size=\"10pt\"")
               + style("Symbols", "fo:margin-bottom=\"3mm\"", "fo:font-size=\"10pt\"")
               + style("Hint", "fo:text-align=\"end\"", "fo:font-size=\"7pt\"")
               + style("Board", "fo:margin-bottom=\"4mm\"", "fo:font-size=\"11pt\"")
               + "<style:style style:name=\"NameLine\" "
                 "style:family=\"paragraph\"><style:paragraph-properties "
                 "fo:margin-bottom=\"4mm\"><style:tab-stops><style:tab-stop style:position=\""
               + millimetres(width * 0.6)
               + "\" style:leader-style=\"solid\" style:leader-text=\"_\"/><style:tab-stop style:position=\""
               + millimetres(width)
               + "\" style:type=\"right\" style:leader-style=\"solid\" "
                 "style:leader-text=\"_\"/></style:tab-stops>"
                 "</style:paragraph-properties></style:style>\n</office:styles><office:automatic-styles>"
                 "<style:page-layout style:name=\"Page\"><style:page-layout-properties fo:page-width=\""
               + millimetres(size.width()) + "\" fo:page-height=\"" + millimetres(size.height())
               + "\" fo:margin=\"" + millimetres(m_job.edges().margin) + "\" style:print-orientation=\""
               + (size.width() > size.height() ? "landscape" : "portrait")
               + "\"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page "
                 "style:name=\"Standard\" style:page-layout-name=\"Page\"/></office:master-styles>"
                 "</office:document-styles>\n";
    }

    QByteArray meta() const
    {
        return declaration + QByteArray("<office:document-meta") + namespaces
               + "><office:meta><meta:generator>" + escaped(toQString(versionLine()))
               + "</meta:generator><dc:title>" + escaped(m_contents.title) + "</dc:title><dc:creator>"
               + escaped(m_contents.author) + "</dc:creator><dc:language>" + escaped(m_job.language)
               + "</dc:language></office:meta></office:document-meta>\n";
    }

    QByteArray manifest() const
    {
        QByteArray text =
            declaration
            + QByteArray("<manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:"
                         "xmlns:manifest:1.0\" manifest:version=\"1.3\">\n"
                         "<manifest:file-entry manifest:full-path=\"/\" manifest:version=\"1.3\" "
                         "manifest:media-type=\"")
            + mimeType + "\"/>\n";
        for (const char *part : {"content.xml", "styles.xml", "meta.xml"})
            text += "<manifest:file-entry manifest:full-path=\"" + QByteArray(part)
                    + "\" manifest:media-type=\"text/xml\"/>\n";
        return text + m_files + "</manifest:manifest>\n";
    }

    const PrintJob &m_job;
    const DocumentContents &m_contents;
    ZipFile m_zip;
    QByteArray m_body;
    QByteArray m_styles;
    QByteArray m_files;
    int m_tables = 0;
    int m_pictures = 0;
};

} // namespace

std::optional<QByteArray> writeOpenDocument(const PrintJob &job, const std::stop_token &stop)
{
    const DocumentContents contents = documentContents(job);
    return TextWriter(job, contents).file(stop);
}

} // namespace sudoku
