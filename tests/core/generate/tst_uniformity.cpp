#include <QTest>

#include "tests/puzzles.h"

#include "core/generate/generate.h"
#include "tests/testprogram.h"

#include <array>

namespace sudoku::tst_uniformity {

constexpr int puzzleCount = 1000;
constexpr int cellCount = 81;

// With these, one fair generator in a million would be taken for an unfair one.
constexpr double limitFor80 = 155; // chi-square with 80 degrees of freedom
constexpr double limitFor8 = 50;   // with 8, for the worst of 81 cells

double square(double number)
{
    return number * number;
}

/// No cell and no digit is preferred in a thousand puzzles.
class TestUniformity : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        GenerateRequest request(emptyBoard(9));
        for (request.seed = 1; request.seed <= puzzleCount; ++request.seed) {
            const GenerateResult result = generate(request);
            QCOMPARE(result.outcome, Outcome::Solved);
            for (Cell cell = 0; cell < cellCount; ++cell) {
                ++m_digits[cell][result.solution[cell] - 1];
                m_clues[cell] += result.puzzle->givens.isFilled(cell);
            }
        }
    }

    void digitsOfEachCell()
    {
        constexpr double expected = puzzleCount / 9.0;
        for (const auto &counts : m_digits) {
            double sum = 0;
            for (const int count : counts)
                sum += square(count - expected) / expected;
            QVERIFY2(sum < limitFor8, qPrintable(QString::number(sum)));
        }
    }

    /// All cells of a 9x9 are alike: rows and columns can be exchanged.
    void cluesOfEachCell()
    {
        int total = 0;
        for (const int count : m_clues)
            total += count;
        const double expected = total / double(cellCount);
        const double variance = expected * (1 - expected / puzzleCount); // a cell has a clue or not
        double sum = 0;
        for (const int count : m_clues)
            sum += square(count - expected) / variance;
        QVERIFY2(sum < limitFor80, qPrintable(QString::number(sum)));
    }

    /// The cells that turns and mirrorings take to each other.
    void cluesOfEachClass()
    {
        const Geometry geometry = defaultGeometry(9);
        int total = 0;
        for (const int count : m_clues)
            total += count;
        const double share = total / double(cellCount) / puzzleCount;
        for (Cell cell = 0; cell < cellCount; ++cell) {
            const std::vector<Cell> orbit = findSymmetry("full")->orbit(geometry, cell);
            int count = 0;
            for (const Cell image : orbit)
                count += m_clues[image];
            const double places = double(orbit.size()) * puzzleCount;
            QVERIFY(square(count - places * share) / (places * share * (1 - share)) < 24); // with 1 degree
        }
    }

private:
    std::array<std::array<int, 9>, cellCount> m_digits{};
    std::array<int, cellCount> m_clues{};
};

ADD_TEST_WITHOUT_APPLICATION(TestUniformity)

} // namespace sudoku::tst_uniformity

#include "tst_uniformity.moc"
