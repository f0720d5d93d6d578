#include "ui/handbook/handbookpassages.h"

#include <QStringList>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace sudoku {
namespace {

HandbookPassage rowPassage(const QTextTable &table, int row)
{
    QStringList texts;
    for (int column = 0; column < table.columns(); ++column) {
        const QTextTableCell cell = table.cellAt(row, column);
        QTextCursor cursor = cell.firstCursorPosition();
        cursor.setPosition(cell.lastPosition(), QTextCursor::KeepAnchor);
        if (cursor.hasSelection())
            texts += cursor.selectedText().simplified();
    }
    return {texts.join(QStringLiteral(" – ")), table.cellAt(row, 0).firstPosition(),
            table.cellAt(row, table.columns() - 1).lastPosition()};
}

} // namespace

std::vector<HandbookPassage> passagesOf(const QTextDocument &document)
{
    std::vector<HandbookPassage> passages;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (!passages.empty() && block.position() <= passages.back().end)
            continue; // another cell of the row
        const QTextCursor cursor(block);
        if (const QTextTable *table = cursor.currentTable())
            passages.push_back(rowPassage(*table, table->cellAt(cursor).row()));
        else if (!block.text().trimmed().isEmpty())
            passages.push_back({block.text(), block.position(), block.position() + block.length() - 1,
                                block.blockFormat().headingLevel()});
    }
    return passages;
}

} // namespace sudoku
