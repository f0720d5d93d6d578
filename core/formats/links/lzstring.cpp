#include "core/formats/links/lzstring.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace sudoku {
namespace {

constexpr int bitsPerCharacter = 6;

// The first codes: a new character of 8 bits or of 16 bits follows, and the end.
constexpr int shortCharacter = 0;
constexpr int longCharacter = 1;
constexpr int endCode = 2;
constexpr int firstFreeCode = 3;

std::string_view symbols(LzAlphabet alphabet)
{
    return alphabet == LzAlphabet::Base64
               ? "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
               : "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";
}

/// Counts how many codes still fit into the bits that they have.
class CodeWidth
{
public:
    explicit CodeWidth(int bits) : m_bits(bits), m_free(1 << (bits - 1)) {}
    int bits() const { return m_bits; }
    void useCode()
    {
        if (--m_free == 0)
            m_free = 1 << m_bits++;
    }

private:
    int m_bits;
    int m_free;
};

class BitWriter
{
public:
    explicit BitWriter(std::string_view alphabet) : m_symbols(alphabet) {}

    /// Writes the bits of \a value, the lowest one first.
    void write(int value, int bits)
    {
        for (int i = 0; i < bits; ++i)
            writeBit(value >> i & 1);
    }

    /// Writes the end. There is always a last character, even if no bit is left for it.
    std::string finish()
    {
        do
            writeBit(0);
        while (m_count != 0);
        return std::move(m_text);
    }

private:
    void writeBit(int bit)
    {
        m_value = m_value << 1 | bit;
        if (++m_count < bitsPerCharacter)
            return;
        m_text += m_symbols[m_value];
        m_value = m_count = 0;
    }

    std::string_view m_symbols;
    std::string m_text;
    int m_value = 0;
    int m_count = 0;
};

class BitReader
{
public:
    BitReader(std::string_view text, std::string_view alphabet) : m_text(text), m_values(256, -1)
    {
        for (std::size_t i = 0; i < alphabet.size(); ++i)
            m_values[static_cast<unsigned char>(alphabet[i])] = static_cast<int>(i);
    }

    /// Returns the next bits, or nothing at the end or at a character that is not in the alphabet.
    std::optional<int> read(int bits)
    {
        int value = 0;
        for (int i = 0; i < bits; ++i) {
            const std::size_t index = m_position / bitsPerCharacter;
            const int symbol =
                index < m_text.size() ? m_values[static_cast<unsigned char>(m_text[index])] : -1;
            if (symbol < 0)
                return {};
            const int shift = bitsPerCharacter - 1 - static_cast<int>(m_position % bitsPerCharacter);
            value |= (symbol >> shift & 1) << i;
            ++m_position;
        }
        return value;
    }

private:
    std::string_view m_text;
    std::vector<int> m_values;
    std::size_t m_position = 0;
};

/// The words so far, each as a shorter one and a character, so that they need no more memory than the text.
struct Word
{
    int shorter; ///< a code, or noWord
    char16_t first;
    char16_t last;
    std::size_t length;
};
constexpr int noWord = -1;

class Compressor
{
public:
    explicit Compressor(std::string_view alphabet) : m_writer(alphabet) {}

    std::string compress(std::u16string_view text)
    {
        int word = noWord;
        for (const char16_t character : text) {
            const auto [single, isNew] = m_codes.try_emplace(key(noWord, character), m_nextCode);
            if (isNew)
                m_newCharacters.emplace(m_nextCode++, character);
            const int singleCode = single->second;
            const auto longer = word == noWord ? single : m_codes.find(key(word, character));
            if (longer != m_codes.end()) {
                word = longer->second;
                continue;
            }
            write(word);
            m_codes.emplace(key(word, character), m_nextCode++);
            word = singleCode;
        }
        if (word != noWord)
            write(word);
        m_writer.write(endCode, m_width.bits());
        return m_writer.finish();
    }

private:
    static std::size_t key(int word, char16_t character)
    {
        return static_cast<std::size_t>(word + 1) << 16 | character;
    }

    void write(int word)
    {
        const auto found = m_newCharacters.find(word);
        if (found == m_newCharacters.end()) {
            m_writer.write(word, m_width.bits());
        } else {
            const bool isShort = found->second < 256;
            m_writer.write(isShort ? shortCharacter : longCharacter, m_width.bits());
            m_writer.write(found->second, isShort ? 8 : 16);
            m_newCharacters.erase(found);
            m_width.useCode();
        }
        m_width.useCode();
    }

    BitWriter m_writer;
    CodeWidth m_width{2};
    int m_nextCode = firstFreeCode;
    std::unordered_map<std::size_t, int> m_codes;      ///< by the shorter word and the character
    std::unordered_map<int, char16_t> m_newCharacters; ///< that were not written yet, by their codes
};

class Decompressor
{
public:
    Decompressor(BitReader reader, std::size_t maxLength)
        : m_reader(std::move(reader)),
          m_maxLength(maxLength)
    {
    }

    tl::expected<std::u16string, TextErrorCode> decompress()
    {
        while (true) {
            const std::optional<int> code = readCode();
            if (!code || !isKnown(*code))
                return tl::unexpected(TextErrorCode::NoLinkedPuzzle);
            if (*code == endCode)
                return std::move(m_text);
            if (!append(*code))
                return tl::unexpected(TextErrorCode::TooLong);
        }
    }

private:
    /// Reads a code. A new character gets a code of its own.
    std::optional<int> readCode()
    {
        const std::optional<int> code = m_reader.read(m_width.bits());
        if (!code || *code >= endCode)
            return code;
        const std::optional<int> character = m_reader.read(*code == shortCharacter ? 8 : 16);
        if (!character)
            return {};
        const auto read = static_cast<char16_t>(*character);
        m_words.push_back({noWord, read, read, 1});
        m_width.useCode();
        return lastCode();
    }

    int lastCode() const { return static_cast<int>(m_words.size()) - 1 + firstFreeCode; }
    const Word &word(int code) const { return m_words[code - firstFreeCode]; }

    /// The code may be that of the word that is being made.
    bool isKnown(int code) const { return code <= lastCode() + (m_last == noWord ? 0 : 1); }

    /// Returns false where the text becomes too long.
    bool append(int code)
    {
        if (m_last != noWord) {
            const char16_t next = code > lastCode() ? word(m_last).first : word(code).first;
            m_words.push_back({m_last, word(m_last).first, next, word(m_last).length + 1});
        }
        const std::size_t length = word(code).length;
        if (m_text.size() + length > m_maxLength)
            return false;
        m_text.resize(m_text.size() + length);
        auto place = m_text.rbegin();
        for (int part = code; part != noWord; part = word(part).shorter)
            *place++ = word(part).last;
        m_width.useCode();
        m_last = code;
        return true;
    }

    BitReader m_reader;
    std::size_t m_maxLength;
    CodeWidth m_width{2};
    std::vector<Word> m_words;
    int m_last = noWord;
    std::u16string m_text;
};

} // namespace

std::string compressLz(std::u16string_view text, LzAlphabet alphabet)
{
    std::string compressed = Compressor(symbols(alphabet)).compress(text);
    if (alphabet == LzAlphabet::Base64)
        compressed.append((4 - compressed.size() % 4) % 4, '=');
    return compressed;
}

tl::expected<std::u16string, TextErrorCode> decompressLz(std::string_view text, LzAlphabet alphabet,
                                                         std::size_t maxLength)
{
    return Decompressor(BitReader(text, symbols(alphabet)), maxLength).decompress();
}

} // namespace sudoku
