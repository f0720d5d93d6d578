// Covers ui/text: drawingwords
// Covers ui/rules: drawnrulesdialog

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "tests/formatdata.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/document.h"
#include "ui/rules/drawingsrow.h"
#include "ui/rules/drawnrulesdialog.h"
#include "ui/rules/kindbox.h"
#include "ui/text/drawingwords.h"

namespace sudoku::tst_drawingsrow {

/// Two cages with numbers, one that is too large for a cage, and a line between cells.
Board drawnBoard()
{
    using Kind = Drawing::Kind;
    Board board(emptyBoard(9));
    board.info.drawings = {{.kind = Kind::Cage, .cells = {0, 1}, .text = "12x", .name = "Product"},
                           {.kind = Kind::Line, .points = {{1, 1}, {2, 2}}},
                           {.kind = Kind::Cage, .cells = {2, 3}, .text = "999", .name = "Product"}};
    return board;
}

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

    void makesRulesAsOneStep()
    {
        const Board before = drawnBoard();
        Document document{before};
        DrawingsRow row(document);
        QTimer::singleShot(0, &row, [] {
            auto *dialog = qobject_cast<DrawnRulesDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->findChild<KindBox *>()->chooseKind(*findVariant("product-cage"));
            dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
        });
        row.findChild<QPushButton *>(QStringLiteral("makeRules"))->click();
        QVERIFY(document.board().puzzle.constraints
                == (std::vector<Constraint>{{findVariant("product-cage"), {0, 1}, {12}}}));
        QCOMPARE(document.board().info.drawings.size(), 2U);
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Make Rules of Drawings"));
        document.undoStack().undo();
        QVERIFY(document.board() == before);
    }

    void saysWhatBecomesOfDrawings()
    {
        DrawnRulesDialog dialog(drawnBoard(), {});
        auto *drawings = dialog.findChild<QComboBox *>(QStringLiteral("drawn"));
        auto *kinds = dialog.findChild<KindBox *>();
        const auto *state = dialog.findChild<QLabel *>(QStringLiteral("state"));
        const QPushButton *make = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QCOMPARE(drawings->itemText(0), QStringLiteral("2 × Product"));
        QCOMPARE(drawings->itemText(1), QStringLiteral("1 line"));
        QVERIFY(!make->isEnabled());
        kinds->chooseKind(*findVariant("product-cage"));
        QVERIFY(make->isEnabled());
        QVERIFY2(state->text().endsWith("1 of 2 drawings become rules; the others stay (Product cage: the "
                                        "number for these cells must be from 1 to 81)."),
                 qPrintable(state->text()));
        kinds->clearKind();
        kinds->setEditText(QStringLiteral("extra region"));
        QTest::keyClick(kinds, Qt::Key_Return);
        QVERIFY2(state->text().startsWith("Extra region: "), qPrintable(state->text()));
        Board worded = drawnBoard();
        worded.info.drawings.front().text = "abc";
        DrawnRulesDialog other(worded, {});
        other.findChild<KindBox *>()->setEditText(QStringLiteral("product"));
        QTest::keyClick(other.findChild<KindBox *>(), Qt::Key_Return);
        QCOMPARE(other.findChild<QLabel *>(QStringLiteral("state"))->text(),
                 QStringLiteral("Product cage: 'abc' is not a number."));
        kinds->chooseKind(*findVariant("product-cage"));
        drawings->setCurrentIndex(1); // which goes from corner to corner
        QVERIFY(!kinds->kind() && !make->isEnabled());
    }

    void onlyCagesAndLinesCanBecomeRules()
    {
        Board board(emptyBoard(9));
        board.info.drawings = {{.kind = Drawing::Kind::Text, .points = {{1, 1}}, .text = "A"}};
        Document document{board};
        const DrawingsRow row(document);
        QVERIFY(row.findChild<QPushButton *>(QStringLiteral("makeRules"))->isHidden());
        QVERIFY(!row.findChild<QPushButton *>(QStringLiteral("removeDrawings"))->isHidden());
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
