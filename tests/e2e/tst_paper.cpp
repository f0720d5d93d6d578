#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QPrintDialog>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/skipping.h"
#include "ui/base/settings.h"
#include "ui/print/printdialog.h"
#include "ui/printjob/paper.h"

#include <cmath>
#include <functional>
#include <memory>

using namespace sudoku;

/// What comes out of printers that cannot print up to the edges of their paper; run by paper.sh, which sets
/// up the queues. PRINTED is the folder with a file for each queue, PRINT_LOG the log of CUPS.

namespace {

constexpr int patience = 60'000; // ms
constexpr int dotsPerInch = 100;
constexpr double dots = dotsPerInch / 25.4;
constexpr double pointsPerInch = 72;

/// Where something is printed, in millimetres.
QRectF inkOf(const QImage &picture)
{
    QRect ink;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (qGray(picture.pixel(x, y)) < 128)
                ink |= QRect(x, y, 1, 1);
    return {QPointF(ink.topLeft()) / dots, QSizeF(ink.size()) / dots};
}

bool isNear(const QRectF &one, const QRectF &other)
{
    constexpr double tolerance = 0.6; // mm: two dots
    const QMarginsF margins(tolerance, tolerance, tolerance, tolerance);
    return one.marginsAdded(margins).contains(other) && other.marginsAdded(margins).contains(one);
}

QString textOf(const QRectF &rect)
{
    return QStringLiteral("%1,%2 %3x%4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
}

/// Printers get landscape turned to the left.
QImage turned(const QImage &picture)
{
    return picture.transformed(QTransform().rotate(90));
}

/// The paper without \a points at each edge, in millimetres.
QRectF printable(const QImage &picture, double points)
{
    const double edge = points / pointsPerInch * 25.4;
    return QRectF(QPointF(), QSizeF(picture.size()) / dots).adjusted(edge, edge, -edge, -edge);
}

PrintSection puzzles(const std::string &corpus, int count)
{
    PrintSection section;
    const std::vector<CorpusPuzzle> read = readCorpus(corpus);
    for (int i = 0; i < count; ++i)
        section.puzzles.emplace_back(Board(read[i % read.size()].puzzle)).solutions = Solutions::Many;
    return section;
}

} // namespace

class TestPaper : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<PrintDialog> m_dialog;

    void open(const PrintSection &section)
    {
        m_dialog = std::make_unique<PrintDialog>(*m_settings, std::vector{section});
        m_dialog->findChild<QCheckBox *>("date")->setChecked(false);
        choose("solutions", static_cast<int>(SolutionPlace::None));
        choose("perPage", 1);
        m_dialog->show();
    }
    void choose(const char *name, const QVariant &value)
    {
        auto *list = m_dialog->findChild<QComboBox *>(name);
        list->setCurrentIndex(list->findData(value));
    }

    QPushButton *printButton()
    {
        const QList<QPushButton *> buttons = m_dialog->findChildren<QPushButton *>();
        return *std::ranges::find(buttons, "P&rint…", &QPushButton::text);
    }

    static QString pathOf(const QString &queue)
    {
        return QDir(qEnvironmentVariable("PRINTED")).filePath(queue);
    }

    /// Prints on \a queue as a user would: with the button, and with the system's dialog, in which \a fill
    /// changes fields first. What our dialog says then.
    QString print(const QString &queue, const std::function<void(QPrintDialog &)> &fill = {})
    {
        QFile::remove(pathOf(queue));
        bool wasShown = false;
        QTimer::singleShot(0, m_dialog.get(), [&] {
            auto *dialog = qobject_cast<QPrintDialog *>(QApplication::activeModalWidget());
            auto *printers = dialog ? dialog->findChild<QComboBox *>("printers") : nullptr;
            if (!printers)
                return;
            wasShown = true;
            printers->setCurrentIndex(printers->findText(queue));
            if (fill)
                fill(*dialog);
            dialog->accept();
        });
        QPushButton *button = printButton();
        button->click();
        require(wasShown, "the system's dialog did not come");
        require(QTest::qWaitFor([&] { return button->isEnabled(); }, patience), "the job did not end");
        return m_dialog->message();
    }

    static QByteArray printed(const QString &queue)
    {
        require(QTest::qWaitFor([] { return outputOf("lpstat", {"-o"}).isEmpty(); }, patience),
                "the queue did not become empty");
        QFile file(pathOf(queue));
        require(file.open(QIODevice::ReadOnly), "nothing was printed");
        return file.readAll();
    }

    /// The options of the last job.
    static QByteArray optionsOf(const QString &queue)
    {
        QFile log(qEnvironmentVariable("PRINT_LOG"));
        require(log.open(QIODevice::ReadOnly), "no log");
        const QByteArray text = log.readAll();
        const qsizetype at = text.lastIndexOf("argv[5]=");
        require(text.lastIndexOf("argv[0]=\"" + queue.toUtf8()) < at, "no job");
        return text.mid(at, text.indexOf('\n', at) - at);
    }

private slots:
    void init()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
    }

    void cleanup()
    {
        m_dialog.reset();
        m_settings.reset();
    }

    void theJobLooksLikeThePdf_data()
    {
        QTest::addColumn<QString>("corpus");
        QTest::addColumn<QString>("form");
        for (const QString corpus : {"c9_17clue.txt", "c16_other.txt", "c25_other.txt"})
            for (const QString form : {"portrait", "landscape", "booklet"})
                QTest::newRow(qPrintable(corpus + ' ' + form)) << corpus << form;
    }

    void theJobLooksLikeThePdf()
    {
        QFETCH(QString, corpus);
        QFETCH(QString, form);
        const bool isBooklet = form == "booklet";
        open(puzzles(corpus.toStdString(), isBooklet ? 5 : 1));
        m_dialog->findChild<QCheckBox *>("booklet")->setChecked(isBooklet);
        if (form == "landscape")
            choose("orientation", static_cast<int>(PaperOrientation::Landscape));
        const PdfFile expected(*pdf(PrintDocument(m_dialog->job())));
        QCOMPARE(print("plain"), "Sent to the printer on A4 paper.");
        const PdfFile job(printed("plain"));
        QCOMPARE(job.info("Page size"), "595 x 842 pts (A4)");
        QCOMPARE(job.info("Pages"), expected.info("Pages"));
        for (int page = 1; page <= expected.info("Pages").toInt(); ++page) {
            const QImage upright = job.picture(page, dotsPerInch);
            const QRectF ink = inkOf(form == "portrait" ? upright : turned(upright));
            const QRectF wanted = inkOf(expected.picture(page, dotsPerInch));
            QVERIFY2(isNear(ink, wanted), qPrintable(textOf(ink) + " is not " + textOf(wanted)));
            QVERIFY(printable(upright, 12).contains(inkOf(upright)));
        }
        QCOMPARE(optionsOf("plain").contains("sides=two-sided-short-edge"), isBooklet);
    }

    void whatDoesNotFitIsScaled()
    {
        open(puzzles("c25_other.txt", 2));
        m_dialog->findChild<QCheckBox *>("booklet")->setChecked(true);
        const PdfFile expected(*pdf(PrintDocument(m_dialog->job())));
        QCOMPARE(
            print("wide"),
            "Sent to the printer on A4 paper. Scaled to 94 % to fit the printable area of this printer.");
        const PdfFile job(printed("wide"));
        for (int page = 1; page <= 2; ++page) {
            const QImage upright = job.picture(page, dotsPerInch);
            QVERIFY(printable(upright, 40).contains(inkOf(upright)));
            const QSizeF wanted = inkOf(expected.picture(page, dotsPerInch)).size();
            QVERIFY(std::abs(inkOf(turned(upright)).width() / wanted.width() - 0.947) < 0.01);
        }
    }

    void thePaperOfThePrinterCounts()
    {
        open(puzzles("c9_17clue.txt", 1));
        QCOMPARE(m_dialog->job().paper, findPaper("A4")->size());
        QCOMPARE(print("letter"), "Sent to the printer on Letter paper.");
        QCOMPARE(m_dialog->job().paper, findPaper("Letter")->size());
        const PdfFile job(printed("letter"));
        QCOMPARE(job.info("Page size"), "612 x 792 pts (letter)");
        const PdfFile expected(*pdf(PrintDocument(m_dialog->job())));
        const QRectF ink = inkOf(job.picture(1, dotsPerInch));
        const QRectF wanted = inkOf(expected.picture(1, dotsPerInch));
        QVERIFY2(isNear(ink, wanted), qPrintable(textOf(ink) + " is not " + textOf(wanted)));
    }

    void aRefusalIsSaid()
    {
        open(puzzles("c9_17clue.txt", 1));
        const QString said = print("closed");
        QVERIFY2(said.startsWith("The printer did not accept the job: "), qPrintable(said));
        QCOMPARE(m_dialog->printed(), PrintDialog::Printed::Nothing);
    }

    void bookletsAreTurnedOnTheShortEdge()
    {
        open(puzzles("c9_17clue.txt", 5));
        m_dialog->findChild<QCheckBox *>("booklet")->setChecked(true);
        bool isShown = false;
        print("plain", [&](const QPrintDialog &dialog) {
            isShown = dialog.findChild<QRadioButton *>("duplexShort")->isChecked();
        });
        QVERIFY(isShown);
    }

    void pagesAndTheirOrderAreHonoured()
    {
        open(puzzles("c9_17clue.txt", 5));
        print("plain", [](const QPrintDialog &dialog) {
            dialog.findChild<QRadioButton *>("printRange")->setChecked(true);
            dialog.findChild<QSpinBox *>("from")->setValue(2);
            dialog.findChild<QSpinBox *>("to")->setValue(4);
            dialog.findChild<QCheckBox *>("reverse")->setChecked(true);
        });
        const PdfFile job(printed("plain"));
        QCOMPARE(job.info("Pages"), "3");
        QVERIFY2(job.text(1).trimmed().endsWith("4"), qPrintable(job.text(1))); // the number of the page
        QVERIFY2(job.text(3).trimmed().endsWith("2"), qPrintable(job.text(3)));
    }
};

QTEST_MAIN(Skipping<TestPaper>)
#include "tst_paper.moc"
