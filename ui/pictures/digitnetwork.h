#pragma once

#include "ui/pictures/cellimage.h"

#include <QByteArray>

#include <optional>
#include <span>
#include <vector>

namespace sudoku {

/// A small convolutional network that says what a cell of a picture shows. tests/pictures/train.py makes its
/// weights. It adds floats in one fixed order and fuses no operations, so that every machine gives the same
/// bits.
///
/// File of weights, little endian: "SWDN", then uint32: version (1), number of layers; per layer
/// uint32: kind (Kind), inputs, outputs; float32 per output: scale; float32 per output: bias; int8 weights,
/// the output fastest, then the input, then (Convolution only) the 3x3 places row by row. A weight counts as
/// its int8 times the scale of its output. Batch norm is folded into scales and biases.
class DigitNetwork
{
public:
    /// Reads such a file. Returns nothing if it is damaged, or if its layers do not lead from a CellImage to
    /// an answer.
    static std::optional<DigitNetwork> fromBytes(const QByteArray &bytes);
    /// Returns the network that is part of the program. Its answers are the first digitClassCount of
    /// cellClasses.
    static const DigitNetwork &shipped();
    /// Returns the one for boards with small letters. It knows all of cellClasses.
    static const DigitNetwork &shippedForLetters();

    /// Returns the natural logarithm of the probability of each class.
    std::vector<float> logProbabilities(const CellImage &cell) const;

    int classCount() const { return m_layers.back().outputs; }

private:
    enum class Kind : quint32 {
        Convolution, ///< 3x3 with zeros around; what is below 0 becomes 0; the largest of each 2x2 places
                     ///< stays
        Hidden,      ///< each input to each output; what is below 0 becomes 0
        Answer,      ///< the same without a bound; the last layer
    };
    struct Layer
    {
        Kind kind = Kind::Answer;
        int inputs = 0;
        int outputs = 0;
        std::vector<float> bias = {};
        std::vector<float> weights = {};
    };
    /// The values of a layer: those of a place are neighbours, the places go row by row.
    using Values = std::vector<float>;

    DigitNetwork() = default;
    class Reader;
    static DigitNetwork fromResource(const QString &name, int classCount);
    bool isComplete() const;
    static Values convolved(const Layer &layer, const Values &values, int side);
    static Values pooled(const Values &values, int side, int channels);
    struct Input;
    struct Seen;
    class Inputs;
    template <typename Number, int count>
    static void addTo(const Layer &layer, std::span<const Seen> seen, int first, float *sums);
    template <typename Wide>
    static void addToAll(const Layer &layer, std::span<const Seen> seen, float *sums);
    static void addWithAvx2(const Layer &layer, std::span<const Seen> seen, float *sums);
    static void addSeen(const Layer &layer, std::span<const Seen> seen, float *sums);
    static Values connected(const Layer &layer, const Values &values);

    std::vector<Layer> m_layers;
};

/// Returns the logarithms of \a logs made probabilities among the classes in \a allowed alone (places in
/// cellClasses, in their order): a board has one set of symbols, and elsewhere I is not 1.
std::vector<float> logsWithin(std::span<const float> logs, std::span<const int> allowed);

} // namespace sudoku
