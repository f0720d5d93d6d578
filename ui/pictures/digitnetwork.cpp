#include "ui/pictures/digitnetwork.h"

#include "ui/pictures/cellclasses.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <cmath>

// A library of its own brings its resources only to programs that name them.
static void openWeights()
{
    Q_INIT_RESOURCE(digitnetwork);
}

namespace sudoku {
namespace {

constexpr int kernelSide = 3;
constexpr quint32 fileVersion = 1;
// What a damaged file may claim at most.
constexpr quint32 maxLayers = 16;
constexpr quint32 maxChannels = 4096;

/// Makes logarithms of probabilities of any values: afterwards the sum of exp is 1.
void normalise(std::vector<float> &logs)
{
    const float largest = *std::ranges::max_element(logs);
    double sum = 0;
    for (const float log : logs)
        sum += std::exp(static_cast<double>(log - largest));
    const auto shift = largest + static_cast<float>(std::log(sum));
    for (float &log : logs)
        log -= shift;
}

void dropNegative(std::span<float> values)
{
    for (float &value : values)
        value = std::max(value, 0.0F);
}

} // namespace

/// Takes one value after the other from the bytes of a file; nothing more once something is missing.
class DigitNetwork::Reader
{
public:
    explicit Reader(const QByteArray &bytes) : m_rest(bytes) {}

    bool isWhole() const { return m_isWhole; }
    bool isAtEnd() const { return m_isWhole && m_rest.isEmpty(); }

    QByteArrayView take(qsizetype count)
    {
        m_isWhole = m_isWhole && count <= m_rest.size();
        if (!m_isWhole)
            return {};
        const QByteArrayView taken = m_rest.first(count);
        m_rest = m_rest.sliced(count);
        return taken;
    }

    quint32 number()
    {
        const QByteArrayView bytes = take(sizeof(quint32));
        return m_isWhole ? qFromLittleEndian<quint32>(bytes.data()) : 0;
    }

    std::vector<float> floats(int count)
    {
        const QByteArrayView bytes = take(count * static_cast<qsizetype>(sizeof(float)));
        std::vector<float> values(m_isWhole ? count : 0);
        qFromLittleEndian<float>(bytes.data(), static_cast<qsizetype>(values.size()), values.data());
        return values;
    }

    Layer layer()
    {
        const quint32 kind = number();
        const quint32 inputs = number();
        const quint32 outputs = number();
        m_isWhole = m_isWhole && kind <= static_cast<quint32>(Kind::Answer) && inputs - 1 < maxChannels
                    && outputs - 1 < maxChannels;
        if (!m_isWhole)
            return {};
        Layer read{static_cast<Kind>(kind), static_cast<int>(inputs), static_cast<int>(outputs)};
        const std::vector<float> scales = floats(read.outputs);
        read.bias = floats(read.outputs);
        const int places = read.kind == Kind::Convolution ? kernelSide * kernelSide : 1;
        const QByteArrayView bytes = take(qsizetype{places} * read.inputs * read.outputs);
        read.weights.reserve(bytes.size());
        for (qsizetype at = 0; at < bytes.size(); ++at)
            read.weights.push_back(static_cast<float>(static_cast<qint8>(bytes[at]))
                                   * scales[at % read.outputs]);
        return read;
    }

private:
    QByteArrayView m_rest;
    bool m_isWhole = true;
};

std::optional<DigitNetwork> DigitNetwork::fromBytes(const QByteArray &bytes)
{
    Reader reader(bytes);
    if (reader.take(4) != QByteArrayView("SWDN") || reader.number() != fileVersion)
        return std::nullopt;
    const quint32 count = reader.number();
    if (count - 1 >= maxLayers)
        return std::nullopt;
    DigitNetwork network;
    for (quint32 read = 0; read < count && reader.isWhole(); ++read)
        network.m_layers.push_back(reader.layer());
    if (!reader.isAtEnd() || !network.isComplete())
        return std::nullopt;
    return network;
}

const DigitNetwork &DigitNetwork::shipped()
{
    static const DigitNetwork network = [] {
        openWeights();
        QFile file(":/pictures/digits.net");
        const bool isOpen = file.open(QIODevice::ReadOnly);
        const auto read = isOpen ? fromBytes(file.readAll()) : std::nullopt;
        if (!read || read->classCount() != cellClassCount)
            qFatal("the weights of the digits are not those of this program");
        return *read;
    }();
    return network;
}

/// Returns whether each layer takes what the one before it gives, and only the last one answers.
bool DigitNetwork::isComplete() const
{
    int side = cellImageSide;
    int channels = 1;
    bool isFlat = false;
    for (const Layer &layer : m_layers) {
        const bool isConvolution = layer.kind == Kind::Convolution;
        if (isConvolution && (isFlat || side % 2 != 0))
            return false;
        const int inputs = isConvolution || isFlat ? channels : side * side * channels;
        if (layer.inputs != inputs || (layer.kind == Kind::Answer) != (&layer == &m_layers.back()))
            return false;
        channels = layer.outputs;
        side = isConvolution ? side / 2 : side;
        isFlat = !isConvolution;
    }
    return true;
}

std::vector<float> DigitNetwork::logProbabilities(const CellImage &cell) const
{
    Values values(cell.size());
    std::ranges::transform(cell, values.begin(),
                           [](std::uint8_t ink) { return static_cast<float>(ink) / 255; });
    int side = cellImageSide;
    for (const Layer &layer : m_layers) {
        if (layer.kind == Kind::Convolution) {
            values = pooled(convolved(layer, values, side), side, layer.outputs);
            side /= 2;
        } else {
            values = connected(layer, values);
        }
        if (layer.kind != Kind::Answer)
            dropNegative(values);
    }
    normalise(values);
    return values;
}

/// Adds to \a sums what the inputs at one \a place of the kernel bring. Most are 0 behind the first layer,
/// and those change no sum.
void DigitNetwork::addPlace(const Layer &layer, int place, std::span<const float> values,
                            std::span<float> sums)
{
    const float *row =
        layer.weights.data() + static_cast<std::ptrdiff_t>(place) * layer.inputs * layer.outputs;
    for (const float value : values) {
        if (value != 0)
            for (std::size_t output = 0; output < sums.size(); ++output)
                sums[output] += value * row[output];
        row += sums.size();
    }
}

DigitNetwork::Values DigitNetwork::convolved(const Layer &layer, const Values &values, int side)
{
    Values sums(static_cast<std::size_t>(side) * side * layer.outputs);
    const auto at = [](auto &all, int place, int channels) {
        return std::span(all).subspan(static_cast<std::size_t>(place) * channels, channels);
    };
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const std::span<float> sum = at(sums, y * side + x, layer.outputs);
            std::ranges::copy(layer.bias, sum.begin());
            for (int place = 0; place < kernelSide * kernelSide; ++place) {
                const int row = y + place / kernelSide - 1;
                const int column = x + place % kernelSide - 1;
                if (row >= 0 && row < side && column >= 0 && column < side)
                    addPlace(layer, place, at(values, row * side + column, layer.inputs), sum);
            }
        }
    return sums;
}

DigitNetwork::Values DigitNetwork::pooled(const Values &values, int side, int channels)
{
    const int half = side / 2;
    Values largest(static_cast<std::size_t>(half) * half * channels);
    for (int y = 0; y < half; ++y)
        for (int x = 0; x < half; ++x)
            for (int channel = 0; channel < channels; ++channel) {
                const float *first = values.data() + (2 * y * side + 2 * x) * channels + channel;
                const float *below = first + side * channels;
                largest[(y * half + x) * channels + channel] =
                    std::max({first[0], first[channels], below[0], below[channels]});
            }
    return largest;
}

DigitNetwork::Values DigitNetwork::connected(const Layer &layer, const Values &values)
{
    Values sums = layer.bias;
    addPlace(layer, 0, values, sums);
    return sums;
}

std::vector<float> logsWithin(std::span<const float> logs, std::span<const int> allowed)
{
    std::vector<float> within;
    within.reserve(allowed.size());
    for (const int place : allowed)
        within.push_back(logs[place]);
    normalise(within);
    return within;
}

} // namespace sudoku
