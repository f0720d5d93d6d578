#pragma once

#include <QListView>
#include <QTest>

#include "tests/ui/window/windowbench.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/collection/collectionpanel.h"

namespace sudoku::collectionbench {

class CollectionFixture : public QObject, protected WindowBench
{
protected:
    /// Writes a file of three puzzles that begin with 1, 2 and 3.
    QString threePuzzles()
    {
        QByteArray text;
        for (int digit = 1; digit <= 3; ++digit)
            text += QByteArray::number(digit) + QByteArray(80, '.') + '\n';
        write(text);
        return threePath();
    }

    QString threePath() { return m_folder.filePath("three.txt"); }
    void write(const QByteArray &text)
    {
        QFile file(threePath());
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
    }

    void openThree()
    {
        m_window->openFile(threePuzzles());
        QTRY_COMPARE_WITH_TIMEOUT(panel().currentRow(), 0, windowPatience);
        QTRY_VERIFY_WITH_TIMEOUT(panel().isWritable(), windowPatience); // all of it is read
    }

    CollectionPanel &panel() { return *m_window->findChild<CollectionPanel *>(); }
    QListView &list() { return *panel().findChild<QListView *>("collection"); }
    QPoint placeOf(int row) { return list().visualRect(list().model()->index(row, 0)).center(); }
    void click(int row) { QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, placeOf(row)); }
    /// Returns the digits with which the puzzles of the list begin, in the order of the list.
    QString rowTexts()
    {
        QString all;
        for (int row = 0; row < panel().model().rowCount(); ++row)
            all += QLatin1Char(panel().model().text(row).front());
        return all;
    }

    Digit firstDigit() { return document().board().digitAt(0); }
};

} // namespace sudoku::collectionbench
