#pragma once

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/formats/text/format.h"
#include "core/formats/text/texterror.h"
#include "core/variants/own/ownkindnames.h"

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace sudoku {

/// The member that is 0 where the digits of a board stand for 0, 1 and so on. Grids and marks have the digits
/// from 1 on as always: 1 is the first one.
inline constexpr const char *firstDigitMember = "firstDigit";

/// The program's own JSON: a board with all that it holds, and an answer of the command line.
extern const Format jsonFormat;
extern const Importer recordImporter;

/// Reads the values of the program's own JSON. A wrong value is read as a harmless one, and error() is that
/// of the first wrong value. A path is that of a value, as "constraints[2]".
class JsonValues
{
public:
    const std::optional<TextError> &error() const { return m_error; }
    /// Reports that \a value is wrong at \a path.
    void refuse(const nlohmann::json &value, const std::string &path,
                TextErrorCode code = TextErrorCode::BadValue);
    /// Reports that \a constraint at \a path has a \a problem.
    void refuse(const Constraint &constraint, const ConstraintProblem &problem, const std::string &path);

    int number(const nlohmann::json &value, const std::string &path, int min, int max);
    /// Reads \a size arrays of \a size numbers from 0 to \a max, row by row.
    std::vector<int> numbers(const nlohmann::json &value, const std::string &path, int size, int max,
                             int min = 0);
    /// Reads the numbers of the cells in the same form: 0 stands at the places of holes.
    std::vector<int> cellNumbers(const nlohmann::json &value, const std::string &path,
                                 const Geometry &geometry, int max);
    Grid grid(const nlohmann::json &value, const std::string &path, const Geometry &geometry);
    /// Reads an object that names cells and gives each an array of numbers from 1 to \a max, or to the
    /// largest digit if that is 0.
    std::vector<DigitSet> marks(const nlohmann::json &value, const std::string &path,
                                const Geometry &geometry, int max = 0);
    PlayerDrawing drawn(const nlohmann::json &value, const std::string &path, const Geometry &geometry);
    /// Reads an array of definitions of own kinds, which constraints may name from now on.
    void kinds(const nlohmann::json &value, const std::string &path);
    std::vector<Constraint> constraints(const nlohmann::json &value, const std::string &path,
                                        const Geometry &geometry);
    std::vector<CrossedOut> crossedOut(const nlohmann::json &value, const std::string &path,
                                       const Geometry &geometry);
    std::vector<Drawing> drawings(const nlohmann::json &value, const std::string &path,
                                  const Geometry &geometry);
    /// Reads the fog, an array of the cells without it.
    Fog fog(const nlohmann::json &value, const std::string &path, const Geometry &geometry);
    /// Reads the symbols of \a board, which keeps them if they are its own.
    const SymbolSet *symbols(const nlohmann::json &value, const std::string &path, Board &board);

private:
    bool isArray(const nlohmann::json &value, const std::string &path);
    bool hasLength(const nlohmann::json &value, const std::string &path, int length);
    std::optional<Constraint> constraint(const nlohmann::json &value, const std::string &path,
                                         const Geometry &geometry);
    const Variant *variant(const nlohmann::json &value, const std::string &path);
    std::vector<Cell> cells(const nlohmann::json &value, const std::string &path, const Geometry &geometry);

    std::optional<TextError> m_error;
    OwnKindNames m_kinds;
};

/// Returns the inverse of JsonValues::constraints().
nlohmann::json constraintsJson(const Geometry &geometry, const std::vector<Constraint> &constraints);
/// Returns the inverse of JsonValues::crossedOut(); an empty array if nothing is crossed out.
nlohmann::json crossedOutJson(const Geometry &geometry, const std::vector<CrossedOut> &crossedOut);
/// Returns the inverse of JsonValues::marks().
nlohmann::json marksJson(const Geometry &geometry, const std::vector<DigitSet> &marks);
nlohmann::json digitsJson(DigitSet digits);
/// Returns the inverse of JsonValues::cellNumbers(), and of JsonValues::grid(): the number of each cell.
nlohmann::json rowsJson(const Geometry &geometry, const std::function<int(Cell)> &numberOf, int ofHole = 0);
/// Returns the inverse of JsonValues::drawings().
nlohmann::json drawingsJson(const Geometry &geometry, const std::vector<Drawing> &drawings);
/// Returns the inverse of JsonValues::fog().
nlohmann::json fogJson(const Geometry &geometry, const Fog &fog);

/// Returns the id of the symbols that a file of \a board names: its own, or \a chosen unless a reader of the
/// file takes these anyway. Otherwise returns an empty text.
std::string_view symbolsMember(const Board &board, const SymbolSet &chosen);

} // namespace sudoku
