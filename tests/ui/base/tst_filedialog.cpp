#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include "tests/testprogram.h"
#include "ui/base/filedialog.h"

namespace sudoku::tst_filedialog {

class TestFileDialog : public QObject
{
    Q_OBJECT

private slots:
    void columnsAndFiltersCanBeRead()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("a puzzle with a long name.txt"));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QByteArray(338'000, '.'));
        file.close();
        QFileDialog dialog(nullptr, "Open", folder.path());
        makeReadable(dialog);
        dialog.setNameFilter("Text (*.csv *.json *.txt);;All files (*)");
        dialog.setViewMode(QFileDialog::Detail);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto *files = dialog.findChild<QTreeView *>("treeView");
        QVERIFY(files);
        QTRY_VERIFY(files->model()->rowCount(files->rootIndex()) > 0);
        for (int column = 0; column < 4; ++column) {
            const QString text = files->model()->index(0, column, files->rootIndex()).data().toString();
            QTRY_VERIFY2(files->columnWidth(column) > files->fontMetrics().horizontalAdvance(text),
                         qPrintable(text));
        }
        QVERIFY(files->header()->length() <= files->viewport()->width());
        QCOMPARE(dialog.findChild<QComboBox *>("fileTypeCombo")->currentText(), "Text");
    }
};

ADD_TEST(QApplication, TestFileDialog)

} // namespace sudoku::tst_filedialog

#include "tst_filedialog.moc"
