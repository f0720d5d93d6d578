#pragma once

#include <QAccessible>
#include <QTest>

#include "tests/testdata.h"
#include "ui/board/accessible/accessibility.h"
#include "ui/board/accessible/boardaccessible.h"
#include "ui/board/accessible/cellaccessible.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

namespace sudoku::accessiblebench {

/// A board on the screen.
struct Fixture
{
    explicit Fixture(Board board) : document(std::move(board)), editor(document), view(document, editor)
    {
        makeAccessible(view);
        view.resize(600, 600);
        view.show();
    }
    explicit Fixture(int size) : Fixture(Board(emptyBoard(size))) {}

    void focus()
    {
        view.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QTRY_VERIFY(view.hasFocus());
        QCoreApplication::processEvents();
    }
    void type(const char *keys) { QTest::keyClicks(&view, keys); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view, key, modifiers); }

    BoardAccessible &table() { return BoardAccessible::of(view); }
    CellAccessible &cell(int row, int column)
    {
        return *static_cast<CellAccessible *>(table().cellAt(row - 1, column - 1));
    }
    QString name(int row, int column) { return cell(row, column).text(QAccessible::Name); }

    Document document;
    BoardEditor editor;
    BoardView view;
};

inline QStringList heard; // what assistive technology was told: "Focus r1c2"

inline void hear(QAccessibleEvent *event)
{
    const QAccessibleInterface *source = event->accessibleInterface();
    QString name = QStringLiteral("?");
    if (const auto *cell = dynamic_cast<const CellAccessible *>(source))
        name = QStringLiteral("r%1c%2").arg(cell->rowIndex() + 1).arg(cell->columnIndex() + 1);
    else if (dynamic_cast<const BoardAccessible *>(source))
        name = QStringLiteral("board");
    else if (source && source->role() == QAccessible::Notification)
        name = source->text(QAccessible::Name);
    heard += QString::fromLatin1(qAccessibleEventString(event->type())) + QLatin1Char(' ') + name;
}

inline void setListening(bool isListening)
{
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(isListening);
}

inline bool hears(const QString &what)
{
    return heard.contains(what);
}

class BoardAccessibleFixture : public QObject
{
protected:
    void setUp()
    {
        setListening(true);
        heard.clear();
    }
};

} // namespace sudoku::accessiblebench
