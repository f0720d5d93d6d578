#include "ui/pictures/digitnetwork.h"

#include "ui/pictures/cellclasses.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>

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

DigitNetwork DigitNetwork::fromResource(const QString &name, int classCount)
{
    openWeights();
    QFile file(QStringLiteral(":/pictures/") + name);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const auto read = isOpen ? fromBytes(file.readAll()) : std::nullopt;
    if (!read || read->classCount() != classCount)
        qFatal("the weights of the digits are not those of this program");
    return *read;
}

const DigitNetwork &DigitNetwork::shipped()
{
    static const DigitNetwork network = fromResource(QStringLiteral("digits.net"), digitClassCount);
    return network;
}

const DigitNetwork &DigitNetwork::shippedForLetters()
{
    static const DigitNetwork network = fromResource(QStringLiteral("letters.net"), cellClassCount);
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

/// An input of a layer that is not 0.
struct DigitNetwork::Input
{
    int channel;
    float value;
};

/// What one place of the kernel sees, and where its weights begin.
struct DigitNetwork::Seen
{
    std::ptrdiff_t firstWeight;
    std::span<const Input> inputs;
};

/// The inputs of a layer without those that are 0, which change no sum. Most are 0 behind the first layer.
class DigitNetwork::Inputs
{
public:
    Inputs(std::span<const float> values, int channels) : m_inputs(values.size())
    {
        const auto count = static_cast<std::size_t>(channels);
        std::size_t end = 0;
        for (std::size_t first = 0; first < values.size(); first += count) {
            for (int channel = 0; channel < channels; ++channel) {
                m_inputs[end] = {channel, values[first + channel]};
                end += values[first + channel] != 0 ? 1 : 0; // no branch, which would be guessed wrong
            }
            m_ends.push_back(end);
        }
    }

    std::span<const Input> at(int place) const
    {
        return std::span(m_inputs).subspan(m_ends[place], m_ends[place + 1] - m_ends[place]);
    }

private:
    std::vector<Input> m_inputs;
    std::vector<std::size_t> m_ends{0}; ///< one more than there are places
};

/// Adds what is \a seen to the sums of a few outputs from \a first on. They stay in registers meanwhile.
template <typename Number, int count>
[[gnu::always_inline]] inline void DigitNetwork::addTo(const Layer &layer, std::span<const Seen> seen,
                                                       int first, float *sums)
{
    std::array<Number, count> own;
    std::memcpy(own.data(), sums + first, sizeof own);
    for (const Seen &place : seen) {
        const float *weights = layer.weights.data() + place.firstWeight + first;
        for (const Input &input : place.inputs) {
            const float *row = weights + static_cast<std::ptrdiff_t>(input.channel) * layer.outputs;
            for (Number &sum : own) {
                Number weight;
                std::memcpy(&weight, row, sizeof weight);
                sum += input.value * weight;
                row += sizeof weight / sizeof *row;
            }
        }
    }
    std::memcpy(sums + first, own.data(), sizeof own);
}

/// Adds what is \a seen to the sums of all outputs, in the order in which it is seen.
template <typename Wide>
[[gnu::always_inline]] inline void DigitNetwork::addToAll(const Layer &layer, std::span<const Seen> seen,
                                                          float *sums)
{
    using Four [[gnu::vector_size(16)]] = float; // of plain loops GCC 12 makes slower code
    constexpr int most = 24, some = 12, few = 4, lanes = sizeof(Wide) / sizeof(float);
    int first = 0;
    for (; first + most <= layer.outputs; first += most)
        addTo<Wide, most / lanes>(layer, seen, first, sums);
    for (; first + some <= layer.outputs; first += some)
        addTo<Four, some / 4>(layer, seen, first, sums);
    for (; first + few <= layer.outputs; first += few)
        addTo<Four, few / 4>(layer, seen, first, sums);
    for (; first < layer.outputs; ++first)
        addTo<float, 1>(layer, seen, first, sums);
}

#ifdef __x86_64__
/// The same bits as addToAll with vectors of 16 bytes: each sum is made of the same operations in the same
/// order.
[[gnu::target("avx2")]] void DigitNetwork::addWithAvx2(const Layer &layer, std::span<const Seen> seen,
                                                       float *sums)
{
    using Eight [[gnu::vector_size(32)]] = float;
    addToAll<Eight>(layer, seen, sums);
}
#endif

void DigitNetwork::addSeen(const Layer &layer, std::span<const Seen> seen, float *sums)
{
#ifdef __x86_64__
    static const bool hasAvx2 = __builtin_cpu_supports("avx2") != 0;
    if (hasAvx2) {
        addWithAvx2(layer, seen, sums);
        return;
    }
#endif
    using Four [[gnu::vector_size(16)]] = float;
    addToAll<Four>(layer, seen, sums);
}

DigitNetwork::Values DigitNetwork::convolved(const Layer &layer, const Values &values, int side)
{
    const Inputs inputs(values, layer.inputs);
    Values sums;
    for (int place = 0; place < side * side; ++place)
        sums.insert(sums.end(), layer.bias.begin(), layer.bias.end());
    std::vector<Seen> seen;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            seen.clear();
            for (int place = 0; place < kernelSide * kernelSide; ++place) {
                const int row = y + place / kernelSide - 1;
                const int column = x + place % kernelSide - 1;
                if (row < 0 || row >= side || column < 0 || column >= side)
                    continue;
                if (const auto seenHere = inputs.at(row * side + column); !seenHere.empty())
                    seen.push_back(
                        {static_cast<std::ptrdiff_t>(place) * layer.inputs * layer.outputs, seenHere});
            }
            addSeen(layer, seen, sums.data() + static_cast<std::ptrdiff_t>(y * side + x) * layer.outputs);
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
    const Inputs inputs(values, layer.inputs);
    const Seen all{0, inputs.at(0)};
    Values sums = layer.bias;
    addSeen(layer, {&all, 1}, sums.data());
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
