// Covers ui/text: drawingwords

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "tests/formatdata.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/document.h"
#include "ui/rules/drawingsrow.h"
#include "ui/text/drawingwords.h"

namespace sudoku::tst_drawingsrow {

class TestDrawingsRow : public QObject
{
    Q_OBJECT

private slots:
    void isThereWhileThereAreDrawings()
    {
        Document document{Board(emptyBoard(9))};
        DrawingsRow row(document);
        QVERIFY(row.isHidden());
        document.edit(withPictures(document.board()), QStringLiteral("Open"));
        QVERIFY(!row.isHidden());
        QCOMPARE(row.text(), QStringLiteral("7 drawings and fog; no rules"));
    }

    void removesThemAsOneStep()
    {
        const Board before = withPictures(Board(emptyBoard(9)));
        Document document{before};
        DrawingsRow row(document);
        row.findChild<QPushButton *>(QStringLiteral("removeDrawings"))->click();
        QVERIFY(document.board().info.drawings.empty() && !document.board().info.fog);
        QCOMPARE(document.board().info.message, before.info.message);
        QVERIFY(row.isHidden());
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Remove Drawings"));
        document.undoStack().undo();
        QVERIFY(document.board() == before);
    }

    void drawingsAreNamed()
    {
        PuzzleInfo info;
        info.drawings = {{.kind = Drawing::Kind::Line, .name = "Zipper"},
                         {.kind = Drawing::Kind::Line, .name = "Zipper"},
                         {.kind = Drawing::Kind::Text}};
        QCOMPARE(drawingNames(info), QStringLiteral("2 × Zipper\n1 text"));
        QCOMPARE(drawingsText(info), QStringLiteral("3 drawings; no rules"));
        info.drawings.clear();
        info.fog = Fog();
        QCOMPARE(drawingsText(info), QStringLiteral("fog; no rules"));
    }
};

ADD_TEST(QApplication, TestDrawingsRow)

} // namespace sudoku::tst_drawingsrow

#include "tst_drawingsrow.moc"
