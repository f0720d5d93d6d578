// Covers ui/paint/paper: pdfpages

#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>

#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/paper/pdfpages.h"
#include "ui/paint/paper/printdocument.h"

namespace sudoku::tst_insertedpdf {

class TestInsertedPdf : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    /// Writes a file of \a count black pages of that \a size in mm.
    InsertedPages blackPages(QSizeF size, int count = 1) const
    {
        QPdfWriter writer(path("black.pdf"));
        writer.setPageSize(QPageSize(size, QPageSize::Millimeter));
        writer.setPageMargins({});
        QPainter painter(&writer);
        for (int i = 0; i < count; ++i) {
            if (i > 0)
                writer.newPage();
            painter.fillRect(QRect(0, 0, writer.width() + 1, writer.height() + 1), Qt::black);
        }
        return {path("black.pdf"), count};
    }
    /// A page of 100 by 150 mm with a puzzle, behind \a inserted pages.
    static PrintJob jobBehind(const InsertedPages &inserted)
    {
        PrintJob job;
        job.paper = QSizeF(100, 150);
        job.sections = {emptySection(9, 1)};
        job.sections.front().inserted = inserted;
        job.solutions = SolutionPlace::None;
        return job;
    }

private slots:
    void largerPagesAreMadeSmaller_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<QRectF>("place"); // in mm
        QTest::newRow("the same size") << QSizeF(100, 150) << QRectF(0, 0, 100, 150);
        QTest::newRow("larger") << QSizeF(200, 300) << QRectF(0, 0, 100, 150);
        QTest::newRow("wider") << QSizeF(200, 150) << QRectF(0, 37.5, 100, 75);
        QTest::newRow("higher") << QSizeF(100, 300) << QRectF(25, 0, 50, 150);
        QTest::newRow("smaller") << QSizeF(60, 40) << QRectF(20, 55, 60, 40);
    }

    void largerPagesAreMadeSmaller()
    {
        QFETCH(QSizeF, size);
        QFETCH(QRectF, place);
        const QByteArray file = pdf(PrintDocument(jobBehind(blackPages(size)))).value();
        const QImage page = PdfFile(file).picture(1, 254); // ten dots in a millimetre
        const auto isBlack = [&](QPointF at) {
            const QPoint dot(std::clamp(int(at.x() * 10), 0, page.width() - 1),
                             std::clamp(int(at.y() * 10), 0, page.height() - 1));
            return qGray(page.pixel(dot)) < 128;
        };
        constexpr double near = 0.8; // Qt writes whole points
        for (const double x : {place.left(), place.right()})
            for (const double y : {place.top(), place.bottom()}) {
                const QPointF outwards(x > place.center().x() ? near : -near,
                                       y > place.center().y() ? near : -near);
                QVERIFY(isBlack(QPointF(x, y) - outwards));
                if (place.left() > 0)
                    QVERIFY(!isBlack(QPointF(x + outwards.x(), y - outwards.y())));
                if (place.top() > 0)
                    QVERIFY(!isBlack(QPointF(x - outwards.x(), y + outwards.y())));
            }
    }

    void eachPageIsInTheFileOnce()
    {
        PrintJob job = jobBehind(blackPages({100, 150}, 3));
        const PrintDocument once(job);
        QCOMPARE(int(once.pages().size()), 4);
        QVERIFY(!once.pages()[2].hasFooter);
        QCOMPARE(once.pages()[3].number, 4);
        QCOMPARE(once.insertedOn({2, 3}).at(0).index, 2);
        QCOMPARE(int(once.insertedOn({2, 3}).size()), 1);
        QCOMPARE(pdf(once)->count("/Form"), 3);
        job.book.insertedAtEnd = job.sections.front().inserted;
        QCOMPARE(pdf(PrintDocument(job))->count("/Form"), 3);
        QCOMPARE(PdfFile(*pdf(PrintDocument(job))).info("Pages"), "7");
    }

    void filesThatChangedAreNotWritten()
    {
        const PrintDocument document(jobBehind(blackPages({100, 150}, 2)));
        blackPages({100, 150}, 1);
        QVERIFY(!pdf(document).has_value());
        QFile::remove(path("black.pdf"));
        QVERIFY(!pdf(document).has_value());
    }

    void faultsOfFilesAreFound()
    {
        blackPages({100, 150}, 2);
        QCOMPARE(pagesInPdf(path("black.pdf")).value(), 2);
        QCOMPARE(pagesInPdf(path("gone.pdf")).error(), PdfFault::Missing);
        QCOMPARE(pagesInPdf(m_folder.path()).error(), PdfFault::Missing);
        for (const QString password : {"", "open"}) { // which one needs to open it
            outputOf("qpdf",
                     {"--encrypt", password, "owner", "256", "--", path("black.pdf"), path("secret.pdf")});
            QCOMPARE(pagesInPdf(path("secret.pdf")).error(), PdfFault::Encrypted);
        }
        for (const QByteArray contents : {"", "1...", "%PDF-1.4\n%%EOF\n"}) {
            QFile file(path("text.pdf"));
            QVERIFY(file.open(QFile::WriteOnly) && file.write(contents) == contents.size());
            file.close();
            QCOMPARE(pagesInPdf(path("text.pdf")).error(), PdfFault::NotPdf);
        }
    }
};

ADD_TEST(QGuiApplication, TestInsertedPdf)

} // namespace sudoku::tst_insertedpdf

#include "tst_insertedpdf.moc"
