#include "ui/pictures/digitnetwork.h"

#include "core/board/symbols.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"
#include "ui/pictures/cellclasses.h"

#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace sudoku::tst_digitnetwork {

constexpr quint32 convolution = 0, hidden = 1, answer = 2;

template <typename T>
QByteArray littleEndian(T value)
{
    QByteArray bytes(sizeof(T), '\0');
    qToLittleEndian(value, bytes.data());
    return bytes;
}

/// Weights are in the order of the file: places, inputs, outputs.
QByteArray layer(quint32 kind, int inputs, const std::vector<float> &scales, const std::vector<float> &bias,
                 const std::vector<int> &weights)
{
    QByteArray bytes = littleEndian(kind) + littleEndian<quint32>(inputs)
                       + littleEndian(static_cast<quint32>(scales.size()));
    for (const auto &values : {scales, bias})
        for (const float value : values)
            bytes += littleEndian(value);
    for (const int weight : weights)
        bytes += static_cast<char>(weight);
    return bytes;
}

QByteArray fileOf(const QByteArrayList &layers)
{
    return "SWDN" + littleEndian<quint32>(1) + littleEndian(static_cast<quint32>(layers.size()))
           + layers.join();
}

/// Returns weights that are 0 but at some places of an answer with two outputs.
std::vector<int> weightsOfAnswer(int inputs, const std::vector<std::pair<int, int>> &set)
{
    std::vector<int> weights(inputs * 2);
    for (const auto &[place, weight] : set)
        weights[place] = weight;
    return weights;
}

/// A convolution that sees its right neighbour twice and itself once, and an answer that looks at two places.
QByteArray tinyFile()
{
    const std::vector<int> kernel{0, 0, 0, 0, 2, 4, 0, 0, 0};
    return fileOf(
        {layer(convolution, 1, {0.5F}, {-0.25F}, kernel),
         layer(answer, 256, {1, 0.25F}, {0.5F, 0}, weightsOfAnswer(256, {{0, 1}, {481, -128}, {511, 64}}))});
}

CellImage cellWith(const std::vector<std::pair<int, int>> &inks)
{
    CellImage cell{};
    for (const auto &[place, ink] : inks)
        cell[place] = static_cast<std::uint8_t>(ink);
    return cell;
}

/// Returns those of the first \a count classes that a cell can be told from: O looks like 0 and I like 1, but
/// no board has both, nor letters of both cases.
std::vector<int> classesBeside(std::string_view symbol, int count)
{
    const auto sortOf = [](std::string_view text) {
        return text.empty() || text[0] < 'A' ? 0 : text[0] < 'a' ? 1 : 2;
    };
    std::vector<int> places;
    for (int place = 0; place < count; ++place)
        if (cellClasses[place].kind != CellKind::Printed
            || sortOf(cellClasses[place].symbol) == sortOf(symbol))
            places.push_back(place);
    return places;
}

/// A cell that tests/pictures/train.py rendered, and the answers of the program that trained the network.
struct Sample
{
    CellImage cell;
    std::vector<float> logs;
};

/// A network that is shipped, and where its samples are.
struct Shipped
{
    const DigitNetwork &(*network)();
    int classCount;
    const char *samples;
};

constexpr Shipped shippedNetworks[] = {
    {&DigitNetwork::shipped, digitClassCount, "pictures/renderedcells.bin"},
    {&DigitNetwork::shippedForLetters, cellClassCount, "pictures/lettercells.bin"},
};

std::vector<Sample> samplesOf(const Shipped &shipped)
{
    std::ifstream file = openTestData(shipped.samples);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    constexpr std::size_t cellSize = sizeof(CellImage);
    const std::size_t size = cellSize + shipped.classCount * sizeof(float);
    std::vector<Sample> read(bytes.size() / size);
    for (std::size_t i = 0; i < read.size(); ++i) {
        const char *start = bytes.data() + i * size;
        std::copy_n(start, cellSize, reinterpret_cast<char *>(read[i].cell.data()));
        read[i].logs.resize(shipped.classCount);
        qFromLittleEndian<float>(start + cellSize, shipped.classCount, read[i].logs.data());
    }
    return read;
}

class TestDigitNetwork : public QObject
{
    Q_OBJECT

private slots:
    void answersAsWorkedOutByHand()
    {
        const auto network = DigitNetwork::fromBytes(tinyFile());
        QVERIFY(network);
        QCOMPARE(network->classCount(), 2);
        // The pixel at row 0, column 1 brings 2 to its left neighbour and 1 to itself, less 0.25; the largest
        // of the four is 1.75, so the first answer is 0.5 + 1.75. The pixel at row 31, column 0 has no left
        // neighbour, so its place 240 has 1 - 0.25, and the second answer is -128 / 4 * 0.75. At the end of
        // the row above it there is nothing.
        const auto logs = network->logProbabilities(cellWith({{1, 255}, {31 * 32, 255}}));
        const double difference = 2.25 + 24;
        QVERIFY(std::abs(logs[0]) < 1e-6);
        QVERIFY(std::abs(logs[1] + difference) < 1e-5);
    }

    void negativeValuesAreDropped()
    {
        const auto network = DigitNetwork::fromBytes(tinyFile());
        const auto logs = network->logProbabilities(CellImage{}); // -0.25 everywhere, had it not been dropped
        QCOMPARE(logs[0] - logs[1], 0.5F);
    }

    void addsALayerBetween()
    {
        const auto network = DigitNetwork::fromBytes(
            fileOf({layer(hidden, 1024, {1, 1}, {0, -1}, weightsOfAnswer(1024, {{0, 2}, {1, 3}})),
                    layer(answer, 2, {1, 1}, {0, 0}, {1, 0, 0, -1})}));
        QVERIFY(network);
        const auto logs = network->logProbabilities(cellWith({{0, 51}})); // a fifth
        QVERIFY(std::abs(logs[0] - logs[1] - 0.4F) < 1e-6F);              // 3 / 5 - 1 is dropped
    }

    void takesNoPartOfAFile()
    {
        const QByteArray whole = tinyFile();
        for (qsizetype size = 0; size < whole.size(); ++size)
            QVERIFY2(!DigitNetwork::fromBytes(whole.first(size)), qPrintable(QString::number(size)));
        QVERIFY(DigitNetwork::fromBytes(whole));
        QVERIFY(!DigitNetwork::fromBytes(whole + '\0'));
    }

    void takesNoOtherFile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray last = layer(answer, 1024, {1, 1}, {0, 0}, weightsOfAnswer(1024, {}));
        const QByteArray middle = layer(hidden, 1024, {1}, {0}, std::vector<int>(1024));
        const auto changed = [&](int at, char byte) {
            QByteArray bytes = fileOf({last});
            bytes[at] = byte;
            return bytes;
        };
        QTest::newRow("another name") << changed(0, 'X');
        QTest::newRow("another version") << changed(4, 2);
        QTest::newRow("another kind of layer") << changed(12, 3);
        QTest::newRow("no layers") << fileOf({});
        QTest::newRow("no answer") << fileOf({middle});
        QTest::newRow("two answers") << fileOf({last, layer(answer, 2, {1}, {0}, {1, 1})});
        QTest::newRow("too few inputs") << fileOf({layer(answer, 3, {1}, {0}, {1, 1, 1})});
        QTest::newRow("layers that do not meet") << fileOf({middle, layer(answer, 2, {1}, {0}, {1, 1})});
        QTest::newRow("a convolution behind the pictures") << fileOf(
            {middle, layer(convolution, 1, {1}, {0}, std::vector<int>(9)), layer(answer, 1, {1}, {0}, {1})});
        QTest::newRow("more than memory") << "SWDN" + littleEndian<quint32>(1) + littleEndian<quint32>(1)
                                                 + littleEndian(answer) + littleEndian<quint32>(0xffffffff)
                                                 + littleEndian<quint32>(0xffffffff);
    }

    void takesNoOtherFile()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!DigitNetwork::fromBytes(bytes));
    }

    void theShippedOnesAnswerWithProbabilities()
    {
        for (const Shipped &shipped : shippedNetworks) {
            QCOMPARE(shipped.network().classCount(), shipped.classCount);
            for (const Sample &sample : samplesOf(shipped)) {
                const auto logs = shipped.network().logProbabilities(sample.cell);
                const double sum =
                    std::accumulate(logs.begin(), logs.end(), 0.0,
                                    [](double soFar, float log) { return soFar + std::exp(log); });
                QVERIFY(std::abs(sum - 1) < 1e-5);
            }
        }
    }

    /// Small probabilities differ by more in their logarithms, and matter less.
    void theShippedOnesAgreeWithTheirTrainer()
    {
        for (const Shipped &shipped : shippedNetworks) {
            const auto samples = samplesOf(shipped);
            QCOMPARE(std::ssize(samples), std::ptrdiff_t{shipped.classCount});
            for (const Sample &sample : samples) {
                const auto logs = shipped.network().logProbabilities(sample.cell);
                for (int place = 0; place < shipped.classCount; ++place)
                    QVERIFY2(std::abs(logs[place] - sample.logs[place]) < 1e-4F,
                             cellClasses[place].symbol.data());
            }
        }
    }

    /// The samples are one of each class, in their order.
    void theShippedOnesReadEachClass()
    {
        for (const Shipped &shipped : shippedNetworks) {
            const auto cells = samplesOf(shipped);
            for (int place = 0; place < shipped.classCount; ++place) {
                const auto allowed = classesBeside(cellClasses[place].symbol, shipped.classCount);
                const auto logs = logsWithin(shipped.network().logProbabilities(cells[place].cell), allowed);
                const int best = allowed[std::ranges::max_element(logs) - logs.begin()];
                QVERIFY2(best == place, qPrintable(QString("%1 is read as %2").arg(place).arg(best)));
            }
        }
    }

    void allowedClassesShareTheProbability()
    {
        const std::vector<float> logs{std::log(0.5F), std::log(0.3F), std::log(0.2F)};
        const std::vector<int> allowed{2, 1};
        const auto within = logsWithin(logs, allowed);
        QCOMPARE(within.size(), std::size_t{2});
        QVERIFY(std::abs(std::exp(within[0]) - 0.4F) < 1e-6F);
        QVERIFY(std::abs(std::exp(within[1]) - 0.6F) < 1e-6F);
    }

    void smallLettersFollowTheOthers()
    {
        QCOMPARE(cellClassOf(CellKind::Printed, "a"), digitClassCount);
        QCOMPARE(cellClassOf(CellKind::Printed, "y"), cellClassCount - 1);
        const auto classOf = [](std::string_view symbol) {
            return cellClasses[cellClassOf(CellKind::Printed, symbol)];
        };
        QVERIFY(classOf("g").isWith(LetterCase::Small) && !classOf("g").isWith(LetterCase::Large));
        QVERIFY(classOf("G").isWith(LetterCase::Large) && !classOf("G").isWith(LetterCase::Small));
        QVERIFY(classOf("9").isWith(LetterCase::Small) && classOf("9").isWith(LetterCase::Large));
        QVERIFY(cellClasses[blankClass].isWith(LetterCase::Small));
    }

    void eachSymbolOfABoardHasAClass()
    {
        constexpr int largestBoard = 25;
        for (const SymbolSet &set : symbolSets())
            for (Digit digit = 1; digit <= largestBoard; ++digit)
                QVERIFY2(cellClassOf(CellKind::Printed, set.symbol(digit)) > blankClass,
                         set.symbol(digit).c_str());
    }

    void classesAreFoundBySymbol()
    {
        for (int place = 0; place < cellClassCount; ++place)
            QCOMPARE(cellClassOf(cellClasses[place].kind, cellClasses[place].symbol), place);
        QCOMPARE(cellClassOf(CellKind::Blank, ""), blankClass);
        QCOMPARE(cellClassOf(CellKind::Marks, ""), marksClass);
        QCOMPARE(cellClassOf(CellKind::Written, "A"), -1);
    }
};

ADD_TEST(QCoreApplication, TestDigitNetwork)

} // namespace sudoku::tst_digitnetwork

#include "tst_digitnetwork.moc"
