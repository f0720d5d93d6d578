#pragma once

#include <QString>

#include "core/board/translate.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// What a name of a file may say of its puzzle.
enum class NameField { Number, Kind, Level, Size, Seed, Title };

struct NamedNameField
{
    NameField field;
    std::string_view id;      ///< the word in braces
    std::string_view meaning; ///< in English; translated where it is shown
};

/// Returns all fields, in the order in which they are listed.
std::span<const NamedNameField> nameFields();

/// The name of files with fields in braces, such as "week-{n}-{kind}.svg". Two braces are one in the name.
class NamePattern
{
public:
    /// What a name says.
    struct Values
    {
        int number = 1;
        int largest = 1; ///< of all numbers, which get as many figures
        bool isSolution = false;
        QString level = {};
        QString title = {};
        int boardSize = 0;
        std::optional<std::uint64_t> seed = {};
    };

    /// Returns the pattern, or a sentence about what is wrong with \a text.
    static tl::expected<NamePattern, QString> read(const QString &text);

    bool has(NameField field) const;
    bool hasFields() const;
    /// Returns the name, in which characters that names cannot have are dashes. Returns a field that has no
    /// value instead.
    tl::expected<QString, NameField> nameOf(const Values &values) const;

private:
    /// A text or, if there is one, a field behind it.
    struct Piece
    {
        QString text = {};
        std::optional<NameField> field = {};
        int width = 0; ///< of a number, or 0 for that of the largest
    };

    std::vector<Piece> m_pieces;
};

} // namespace sudoku
