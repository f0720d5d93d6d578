// Covers ui/laboratory: barscale

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/laboratory/barchart.h"

namespace sudoku::tst_barchart {

std::vector<Bar> someBars()
{
    return {{.label = "Pairwise", .value = 10, .text = "10"},
            {.label = "Binary tree", .value = 40, .text = "40"},
            {.label = "Segments", .value = 20, .text = "> 20", .isOpenEnded = true},
            {.label = "Product", .value = {}, .text = "not known"}};
}

/// How many pixels of the row of bar \a index are not of the background.
int inkOf(BarChart &chart, int index)
{
    const QImage picture = chart.grab().toImage();
    const int row = picture.height() / 6; // four rows and the axis
    const QRgb background = picture.pixel(2, 2);
    int ink = 0;
    for (int y = index * row; y < (index + 1) * row; ++y)
        for (int x = 0; x < picture.width(); ++x)
            ink += picture.pixel(x, y) != background;
    return ink;
}

class TestBarChart : public QObject
{
    Q_OBJECT

private slots:
    void scales_data()
    {
        QTest::addColumn<std::vector<double>>("values");
        QTest::addColumn<int>("kind");
        QTest::addColumn<std::vector<double>>("ticks");
        QTest::addColumn<std::vector<double>>("positions");
        const auto automatic = static_cast<int>(BarScale::Kind::Automatic);
        const auto linear = static_cast<int>(BarScale::Kind::Linear);
        const auto logarithmic = static_cast<int>(BarScale::Kind::Logarithmic);
        using Values = std::vector<double>;
        QTest::newRow("small range") << Values{10, 40} << automatic << Values{0, 10, 20, 30, 40}
                                     << Values{0.25, 1};
        QTest::newRow("wide range") << Values{10, 1000} << automatic << Values{1, 10, 100, 1000}
                                    << Values{1. / 3, 1};
        QTest::newRow("linear") << Values{10, 1000} << linear << Values{0, 200, 400, 600, 800, 1000}
                                << Values{0.01, 1};
        QTest::newRow("logarithmic") << Values{10, 100} << logarithmic << Values{1, 10, 100}
                                     << Values{0.5, 1};
        QTest::newRow("with zero") << Values{0, 5, 10} << automatic << Values{0, 2, 4, 6, 8, 10}
                                   << Values{0, 0.5, 1};
        QTest::newRow("zero has no logarithm")
            << Values{0, 10} << logarithmic << Values{1, 10} << Values{0, 1};
        QTest::newRow("all zero") << Values{0, 0} << automatic << Values{0, 1} << Values{0, 0};
        QTest::newRow("nothing") << Values{} << logarithmic << Values{0, 1} << Values{};
    }
    void scales()
    {
        QFETCH(std::vector<double>, values);
        QFETCH(int, kind);
        QFETCH(std::vector<double>, ticks);
        QFETCH(std::vector<double>, positions);
        const BarScale scale(values, static_cast<BarScale::Kind>(kind));
        QCOMPARE(scale.ticks().size(), ticks.size());
        for (std::size_t i = 0; i < ticks.size(); ++i)
            QVERIFY(qFuzzyCompare(scale.ticks()[i] + 1, ticks[i] + 1));
        for (std::size_t i = 0; i < values.size(); ++i)
            QVERIFY(qFuzzyCompare(scale.position(values[i]) + 1, positions[i] + 1));
    }

    void longerBarsHaveMoreInk()
    {
        BarChart chart;
        chart.setBars("Clauses", someBars());
        chart.resize(chart.sizeHint());
        QVERIFY(inkOf(chart, 1) > inkOf(chart, 0) * 2);
    }

    void growsWithItsBars()
    {
        BarChart chart;
        const int before = chart.sizeHint().height();
        chart.setBars("Clauses", someBars());
        QVERIFY(chart.sizeHint().height() >= before + 4 * chart.fontMetrics().height());
    }

    void saysWhatItShows()
    {
        BarChart chart;
        chart.setBars("Clauses", someBars());
        QCOMPARE(chart.accessibleName(), "Bar chart: Clauses");
        QCOMPARE(chart.accessibleDescription(),
                 "Pairwise: 10; Binary tree: 40; Segments: > 20; Product: not known");
    }

    void aClickTellsTheBar()
    {
        BarChart chart;
        chart.setBars("Clauses", someBars());
        chart.resize(chart.sizeHint());
        QSignalSpy clicked(&chart, &BarChart::barClicked);
        const int row = chart.fontMetrics().height() + 8;
        QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(100, 10 + row + row / 2));
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].toInt(), 1);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(100, chart.height() - 2));
        QCOMPARE(clicked.size(), 1);
    }
};

ADD_TEST(QApplication, TestBarChart)

} // namespace sudoku::tst_barchart

#include "tst_barchart.moc"
