#include "core/version/version.h"
#include "ui/paint/documents/documentcontents.h"
#include "ui/paint/documents/inlinesvg.h"
#include "ui/paint/documents/writers.h"
#include "ui/paint/paper/printtext.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

namespace sudoku {
namespace {

/// Writes the blocks of a document one after the other.
class PageWriter
{
public:
    PageWriter(const PrintJob &job, const DocumentContents &contents) : m_job(job), m_contents(contents) {}

    /// Returns the page, or nothing if it was stopped.
    std::optional<QByteArray> page(const std::stop_token &stop)
    {
        for (const DocumentBlock &block : m_contents.blocks) {
            addBlock(block, stop);
            if (stop.stop_requested())
                return {};
        }
        return head() + m_body + "</body>\n</html>\n";
    }

private:
    static QByteArray escaped(const QString &text) { return text.toHtmlEscaped().toUtf8(); }

    /// Adds an element unless it would be empty.
    void add(const char *element, const QString &text, const char *attributes = "")
    {
        if (!text.isEmpty())
            m_body += '<' + QByteArray(element) + attributes + '>' + escaped(text) + "</" + element + ">\n";
    }

    void addBlock(const DocumentBlock &block, const std::stop_token &stop)
    {
        const char *look = block.isUpsideDown ? " class=\"upside-down\""
                           : block.beginsPage ? " class=\"page\""
                                              : "";
        m_body += "<section" + QByteArray(look) + ">\n";
        add("h2", block.heading);
        if (block.hasNameLine)
            m_body += "<p class=\"name-line\"><span>" + escaped(nameLabel()) + "</span><span>"
                      + escaped(dateLabel()) + "</span></p>\n";
        add("p", block.introduction);
        if (block.symbolRow) {
            m_body += "<p class=\"symbols\">" + escaped(symbolsLabel()) + ' '
                      + m_pictures.element(symbolRowSvg(*block.symbolRow, symbolRowHeight),
                                           symbolList(*block.symbolRow->symbols, block.symbolRow->digitCount))
                      + "</p>\n";
        }
        const std::size_t perPage = block.perPage > 0 ? block.perPage : block.items.size();
        for (std::size_t i = 0; i < block.items.size() && !stop.stop_requested(); ++i) {
            if (i % perPage == 0)
                m_body +=
                    QStringLiteral("%1<div class=\"boards\" style=\"justify-content:%4;"
                                   "grid-template-columns:repeat(%2,minmax(0,%3mm))\">\n")
                        .arg(i > 0 ? QStringLiteral("</div>\n") : QString())
                        .arg(block.columns)
                        .arg(block.side, 0, 'f', 1)
                        .arg(block.columns > 1 ? QStringLiteral("space-between") : QStringLiteral("center"))
                        .toUtf8();
            addItem(block.items[i], block);
        }
        m_body += "</div>\n</section>\n";
    }

    void addItem(const DocumentItem &item, const DocumentBlock &block)
    {
        m_body += "<figure>\n";
        if (!item.caption.isEmpty() || !item.facts.isEmpty())
            m_body += "<figcaption><b>" + escaped(item.caption) + "</b><span>" + escaped(item.facts)
                      + "</span></figcaption>\n";
        PictureRequest request = pictureOf(item, m_job, block.side);
        request.look.letters = LetterKind::Text;
        const QString label = item.caption.isEmpty() ? digitsText(item)
                                                     : item.caption + QStringLiteral(": ") + digitsText(item);
        m_body += m_pictures.element(findPictureFormat("svg")->write(request), label);
        add("p", item.rules);
        add("p", item.hint, " class=\"hint\"");
        if (!item.code.empty())
            m_body +=
                "<a href=\"" + escaped(QString::fromStdString(item.code)) + "\">"
                + m_pictures.element(findPictureFormat("svg")->write(codePictureOf(item, block.codeSide)),
                                     QStringLiteral("QR"))
                + "</a>\n";
        m_body += "</figure>\n";
    }

    QByteArray head() const
    {
        const QString language = m_job.language;
        QByteArray head =
            "<!DOCTYPE html>\n<html lang=\"" + escaped(language)
            + "\">\n<head>\n<meta charset=\"utf-8\">\n"
              "<meta name=\"viewport\" content=\"width=device-width\">\n<meta name=\"generator\" "
              "content=\""
            + escaped(toQString(versionLine())) + "\">\n";
        if (!m_contents.author.isEmpty())
            head += "<meta name=\"author\" content=\"" + escaped(m_contents.author) + "\">\n";
        const QString title = m_contents.title.isEmpty() ? QStringLiteral("Sudoku") : m_contents.title;
        head += "<title>" + escaped(title) + "</title>\n<style>\n" + style().toUtf8() + m_pictures.sheet()
                + "</style>\n</head>\n<body>\n";
        if (!m_contents.title.isEmpty())
            head += "<h1>" + escaped(m_contents.title) + "</h1>\n";
        return head;
    }

    QString style() const
    {
        const QSizeF size = m_job.pageSize();
        const double margin = m_job.edges().margin;
        return QStringLiteral("@page{size:%1mm %2mm;margin:%3mm}\n")
                   .arg(size.width())
                   .arg(size.height())
                   .arg(margin)
               + QStringLiteral("body{color:#000;background:#fff;margin:0 auto;max-width:%1mm;"
                                "font:11pt/1.35 Roboto,\"Helvetica Neue\",Arial,sans-serif}\n")
                     .arg(size.width() - 2 * margin)
               + QStringLiteral("@media screen{body{padding:6mm}}\n"
                                "h1{font-size:16pt;margin:0 0 4mm}\n"
                                "h2{font-size:13pt;margin:0 0 3mm}\n"
                                "p{margin:0 0 3mm}\n"
                                "section{margin:0 0 10mm}\n"
                                ".page,.boards+.boards{break-before:page}\n"
                                ".boards{display:grid;gap:6mm 0;"
                                "margin:0 0 6mm}\n"
                                "figure{margin:0;break-inside:avoid}\n"
                                "figcaption{display:flex;justify-content:space-between;gap:3mm;"
                                "margin:0 0 1mm}\n"
                                "svg{display:block;max-width:100%;height:auto}\n"
                                "figure p,figcaption span{font-size:9pt}\n"
                                ".symbols svg{display:inline-block;vertical-align:middle}\n"
                                ".hint{transform:rotate(180deg)}\n"
                                ".name-line{display:flex;gap:8mm}\n"
                                ".name-line span{flex:1;border-bottom:0.3mm solid}\n"
                                ".upside-down .boards{transform:rotate(180deg)}\n");
    }

    const PrintJob &m_job;
    const DocumentContents &m_contents;
    InlineSvg m_pictures;
    QByteArray m_body;
};

} // namespace

std::optional<QByteArray> writeWebPage(const PrintJob &job, const std::stop_token &stop)
{
    const DocumentContents contents = documentContents(job);
    return PageWriter(job, contents).page(stop);
}

} // namespace sudoku
