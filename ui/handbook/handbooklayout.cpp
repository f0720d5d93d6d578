#include "ui/handbook/handbooklayout.h"

#include "ui/paint/boardstyle.h"

#include <QPalette>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <vector>

namespace sudoku {
namespace {

constexpr double cellPadding = 4;  // pixels
constexpr double handbookGap = 10; // between a table or a caption and what follows

void nameHeading(const QTextBlock &block)
{
    if (block.blockFormat().headingLevel() == 0)
        return;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat format;
    format.setAnchor(true);
    format.setAnchorNames({anchorOf(block.text())});
    cursor.mergeCharFormat(format);
}

/// Returns the alternative text of the picture in \a block, or an empty text if it has none.
QString pictureText(const QTextBlock &block)
{
    for (auto it = block.begin(); !it.atEnd(); ++it)
        if (it.fragment().charFormat().isImageFormat())
            return it.fragment().charFormat().property(QTextFormat::ImageAltText).toString();
    return {};
}

/// Returns the last block of a picture in \a block: its caption, if it has one.
QTextBlock addCaption(const QTextBlock &block)
{
    const QString caption = pictureText(block);
    if (caption.isEmpty())
        return block;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock);
    QTextBlockFormat place = block.blockFormat();
    place.setBottomMargin(handbookGap);
    QTextCharFormat format;
    format.setFontItalic(true);
    cursor.insertBlock(place, format);
    cursor.insertText(caption);
    return cursor.block();
}

void drawTables(QTextDocument &document, const QColor &edge)
{
    for (QTextFrame *frame : document.rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(edge);
        format.setCellPadding(cellPadding);
        format.setCellSpacing(0);
        format.setTopMargin(handbookGap / 2);
        format.setBottomMargin(handbookGap);
        table->setFormat(format);
    }
}

void colourLinks(const QTextBlock &block, const QColor &colour)
{
    std::vector<QTextFragment> links;
    for (auto it = block.begin(); !it.atEnd(); ++it)
        if (!it.fragment().charFormat().anchorHref().isEmpty())
            links.push_back(it.fragment());
    for (const QTextFragment &link : links) {
        QTextCursor cursor(block);
        cursor.setPosition(link.position());
        cursor.setPosition(link.position() + link.length(), QTextCursor::KeepAnchor);
        QTextCharFormat format;
        format.setForeground(colour);
        cursor.mergeCharFormat(format);
    }
}

QColor edgeColour(const QPalette &palette)
{
    QColor colour = palette.color(QPalette::Text);
    colour.setAlphaF(0.3F);
    return colour;
}

/// Returns a colour for links, because many dark palettes keep the dark blue of light ones.
QColor linkColour(const QPalette &palette)
{
    const QColor link = palette.color(QPalette::Link);
    return isDark(palette) && link.lightness() < 150 ? QColor(0x8a, 0xb8, 0xff) : link;
}

} // namespace

QString anchorOf(const QString &heading)
{
    QString anchor;
    for (const QChar letter : heading.toLower()) {
        if (letter.isLetterOrNumber() || letter == u'-' || letter == u'_')
            anchor += letter;
        else if (letter == u' ')
            anchor += u'-';
    }
    return anchor;
}

void addCaptions(QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        block = addCaption(block);
}

void layOut(QTextDocument &document, const QPalette &palette)
{
    addCaptions(document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        nameHeading(block);
        colourLinks(block, linkColour(palette));
    }
    drawTables(document, edgeColour(palette));
}

} // namespace sudoku
