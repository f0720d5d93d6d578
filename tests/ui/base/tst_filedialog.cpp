// Covers ui/base: savepath

#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QListView>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include "tests/testprogram.h"
#include "ui/base/filedialog.h"
#include "ui/base/savepath.h"

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
        const auto *places = dialog.findChild<QListView *>("sidebar");
        QVERIFY(static_cast<const QAbstractItemView *>(places)->sizeHintForColumn(0)
                <= places->viewport()->width());
    }

    void namesOfOtherKindsOfFilesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isRefused");
        for (const char *name : {"list.txt", "LIST.TXT", "list.sdm", "list.own", "list.3rd", "list"})
            QTest::newRow(name) << name << false;
        for (const char *name : {"list1.json", "one.svg", "lesson.html", "list.pdf", "List.PNG", "list.csv"})
            QTest::newRow(name) << name << true;
    }

    void namesOfOtherKindsOfFilesAreRefused()
    {
        QFETCH(QString, name);
        QFETCH(bool, isRefused);
        const QTemporaryDir folder;
        QString said;
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [&] {
            QWidget *shown = QApplication::activeModalWidget();
            if (auto *box = qobject_cast<QMessageBox *>(shown)) {
                said = box->text();
                box->accept();
            } else if (auto *files = qobject_cast<QFileDialog *>(shown)) {
                files->selectFile(name);
                QDialog *dialog = files; // its accept() is public
                said.isEmpty() ? dialog->accept() : dialog->reject();
            }
        });
        answer.start(1);
        const QString path =
            askForSavePath(nullptr, "Save", folder.filePath("list.txt"), "Text (*.txt)", {"sdm"});
        QCOMPARE(path.isEmpty(), isRefused);
        if (isRefused)
            QCOMPARE(said,
                     '\'' + name + "' is a name for another kind of file. Choose one that ends in .txt.");
    }
};

ADD_TEST(QApplication, TestFileDialog)

} // namespace sudoku::tst_filedialog

#include "tst_filedialog.moc"
