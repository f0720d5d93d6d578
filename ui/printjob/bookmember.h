#pragma once

#include "ui/printjob/bookfile.h"
#include "ui/printjob/bookreader.h"

#include <string_view>
#include <variant>

namespace sudoku {

/// A choice of a book that is no part of a chapter: a member of its file. The names are those of the options
/// of "print" that say the same.
struct BookMember
{
    using Json = nlohmann::ordered_json;

    struct Text
    {
        QString &(*of)(BookFile &);
        std::string_view format = {}; ///< of the schema: what the text names, if it is not any text
    };
    using Flag = bool &(*)(BookFile &);
    using Lines = QStringList &(*)(BookFile &);
    struct Whole
    {
        int &(*of)(BookFile &);
        int min;
        int max;
    };
    /// A value that has more than one form.
    struct Other
    {
        void (*read)(BookFile &, BookReader &, const nlohmann::json &, const std::string &path);
        Json (*write)(const BookFile &); ///< null if there is none
        Json (*schema)();
        /// Returns what a person reads for a name in the schema; the name itself if it is null.
        QString (*word)(const QString &name) = nullptr;
    };

    std::string_view name;
    std::string_view label; ///< in English; translated where it is shown
    std::string_view help;  ///< for the schema
    std::variant<Text, Flag, Lines, Whole, Other> value;
};

} // namespace sudoku
