#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/board/symbols.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/window/dialogpresser.h"
#include "ui/base/settings.h"
#include "ui/printjob/paper.h"
#include "ui/teach/lessons/lessonexport.h"
#include "ui/teach/lessons/techniquelesson.h"
#include "ui/teach/steps/ratedwalkthrough.h"

namespace sudoku::tst_lessonexport {

const auto noProgress = [](const ProgressReport &) {};

Lesson smallLesson()
{
    const WalkthroughAnswer answer = walkThroughBoard(Board(board("1.34341221434.21")), {}, {}, noProgress);
    require(answer.walkthrough.has_value(), "no walkthrough");
    const SymbolSet &symbols = symbolSets().front();
    return {std::make_shared<TechniqueLesson>(*answer.walkthrough, std::nullopt, symbols), &symbols,
            findPaper("A4")};
}

class TestLessonExport : public QObject
{
    Q_OBJECT

private slots:
    void eachFormatIsSaved_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(lessonFormats().size()); ++i)
            QTest::newRow(std::string(lessonFormats()[i].suffix).c_str()) << i;
    }

    void eachFormatIsSaved()
    {
        QFETCH(int, index);
        const LessonFormat &format = lessonFormats()[index];
        const QTemporaryDir folder;
        const DialogPresser presser(folder.path(), {});
        LessonExport lesson(format, smallLesson());
        QVERIFY(lesson.askForSteps(nullptr));
        const QString name = "1." + QString::fromStdString(std::string(format.suffix));
        QVERIFY(lesson.askForPath(nullptr, folder.filePath("board." + name.mid(2))));
        const std::optional<QByteArray> contents = lesson.write({}, noProgress);
        QVERIFY(contents && !contents->isEmpty());
        const Message message = lesson.save(contents);
        QCOMPARE(message.text, "Exported as " + name + '.');
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), *contents);
    }

    void saysWhatWentWrong()
    {
        const QTemporaryDir folder;
        const DialogPresser presser(folder.path(), {});
        LessonExport lesson(lessonFormats().front(), smallLesson());
        QVERIFY(lesson.askForPath(nullptr, folder.filePath("board.pdf")));
        std::stop_source source;
        source.request_stop();
        const auto stopped = lesson.write(source.get_token(), noProgress);
        QVERIFY(!stopped);
        QCOMPARE(lesson.save(stopped).text, "The export was stopped.");
        QVERIFY(QDir(folder.path()).isEmpty());
        QVERIFY(QDir(folder.path()).removeRecursively());
        const Message message = lesson.save("contents");
        QCOMPARE(message.kind, Message::Kind::Problem);
        QVERIFY2(message.text.startsWith("Cannot save 1."), qPrintable(message.text));
    }

    void hasThePaperOfPrinting()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        QCOMPARE(&chosenPaper(settings), &papers().front());
        const Paper &last = papers().back();
        settings.setField("print", "paper", QString::fromStdString(std::string(last.id)));
        QCOMPARE(&chosenPaper(settings), &last);
        settings.setField("print", "paper", "Papyrus");
        QCOMPARE(&chosenPaper(settings), &papers().front());
    }
};

ADD_TEST(QApplication, TestLessonExport)

} // namespace sudoku::tst_lessonexport

#include "tst_lessonexport.moc"
