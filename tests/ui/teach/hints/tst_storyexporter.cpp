#include <QApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "tests/somegivens.h"
#include "tests/testprogram.h"
#include "tests/ui/ask/verdict/analystbench.h"
#include "tests/ui/window/dialogpresser.h"
#include "ui/ask/verdict/storyconclusions.h"
#include "ui/base/settings.h"
#include "ui/teach/hints/storyexporter.h"
#include "ui/teach/lessons/lesson.h"

namespace sudoku::tst_storyexporter {

/// An analyst whose stories are exported into a folder, as in the window.
struct Bench : AnalystBench
{
    /// 2 instead of 4 in r1c3: only steps lead to what contradicts itself.
    Bench() : AnalystBench(Board(sudoku::board(newspaper)))
    {
        Board wrong = document.board();
        wrong.puzzle.givens.set(2, 2);
        document.reset(wrong);
        QObject::connect(&analyst, &Analyst::exportRequested, &exporter,
                         [this](const Subject &subject, const Story &story) {
                             told = storyAsText(subject, view.symbols(), story);
                             exporter.exportStory(subject, story);
                         });
    }

    bool showsTheArgument()
    {
        analyst.explain();
        if (!waitForAnswer())
            return false;
        if (take("Show the Argument (Alt+Right)"))
            return waitForAnswer();
        return last.fillsPanel;
    }

    /// Returns what the exporter says of the file, or nothing.
    std::optional<Message> exports()
    {
        QSignalSpy said(&exporter, &StoryExporter::message);
        if (!take("Export the Explanation…"))
            return {};
        if (said.isEmpty() && !said.wait(60'000))
            return {};
        return said.front().front().value<Message>();
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    StoryExporter exporter{{document, view, computation, live, conflicts, sink}, settings};
    QString told; ///< as it is copied
};

QString contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Saves under \a name, whatever a dialog proposes.
class Saver : public QObject
{
public:
    explicit Saver(const QString &path) : m_path(path) { wait(); }

private:
    void wait()
    {
        QTimer::singleShot(1, this, [this] {
            wait();
            if (auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
                m_path.isEmpty() ? dialog->reject() : dialog->selectFile(m_path);
                if (!m_path.isEmpty())
                    static_cast<QDialog *>(dialog)->accept();
            }
        });
    }

    QString m_path;
};

class TestStoryExporter : public QObject
{
    Q_OBJECT

private slots:
    /// Each part of the story that is copied stands in the file, in the same order.
    void theTextIsReadBackPartByPart()
    {
        Bench bench;
        QVERIFY(bench.showsTheArgument());
        const Saver saver(bench.folder.filePath("why.txt"));
        const std::optional<Message> message = bench.exports();
        QVERIFY(message);
        QCOMPARE(message->text, "Exported as why.txt.");
        const QString lesson = contentsOf(bench.folder.filePath("why.txt"));
        const QStringList told = bench.told.trimmed().split('\n');
        QVERIFY2(told.size() > 2, qPrintable(bench.told));
        QVERIFY2(lesson.contains(told.front()), qPrintable(lesson));
        qsizetype place = lesson.indexOf(told.front());
        for (const QString &line : told.mid(1)) {
            // "1. Hidden Single: in row 3 only …" is a heading and a sentence there.
            static const QRegularExpression number("^ *[0-9]+\\. ");
            const QString what = QString(line).remove(number).trimmed().section(": ", 0, 0);
            place = lesson.indexOf(what, place);
            QVERIFY2(place >= 0, qPrintable(line + "\n\nis not in\n\n" + lesson));
            place += what.size();
        }
    }

    /// The suffix of the name decides; a page has a picture of each part.
    void theNameDecidesTheFormat()
    {
        Bench bench;
        QVERIFY(bench.showsTheArgument());
        {
            const Saver saver(bench.folder.filePath("why.html"));
            QVERIFY(bench.exports());
        }
        const QString page = contentsOf(bench.folder.filePath("why.html"));
        const auto parts = bench.told.trimmed().split('\n').size() - 1;
        QVERIFY(page.contains("<html"));
        QCOMPARE(page.count("<section"), parts);
        QVERIFY2(page.count("<img") >= parts, qPrintable(QString::number(page.count("<img"))));
        const Saver saver(bench.folder.filePath("why.pdf"));
        QVERIFY(bench.exports());
        QVERIFY(contentsOf(bench.folder.filePath("why.pdf")).startsWith("%PDF"));
    }

    void whoNamesNoFileGetsNone()
    {
        Bench bench;
        QVERIFY(bench.showsTheArgument());
        QSignalSpy said(&bench.exporter, &StoryExporter::message);
        const Saver saver{QString()};
        QVERIFY(bench.take("Export the Explanation…"));
        QVERIFY(!bench.computation.isRunning());
        QVERIFY(said.isEmpty());
    }

    void saysThatAFileCannotBeWritten()
    {
        Bench bench;
        QVERIFY(bench.showsTheArgument());
        const Saver saver(bench.folder.filePath("missing/why.txt"));
        const std::optional<Message> message = bench.exports();
        QVERIFY(message);
        QCOMPARE(message->kind, Message::Kind::Problem);
    }
};

ADD_TEST(QApplication, TestStoryExporter)

} // namespace sudoku::tst_storyexporter

#include "tst_storyexporter.moc"
