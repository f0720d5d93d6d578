#pragma once

#include "app/cli/reference.h"

#include <vector>

namespace sudoku::cli {

/// Names that shells offer behind some options.
struct Offer
{
    QString id; ///< for a function of the shell: "solve_format"
    Values values;
    std::vector<UsedOption> options; ///< that take them; none if they are those of an argument

    std::vector<Name> names() const; ///< that may be parts of a list, if the values are lists
    std::vector<Name> others() const;
    std::vector<Name> all() const;
};

/// Returns all names that options and arguments take, each list once.
std::vector<Offer> offers();
/// Returns the id of the offer for \a values, which have names.
QString offerId(const Values &values);

/// Returns \a text in single quotes. \a quote replaces each quote in it.
QString quoted(QString text, const QString &quote);

} // namespace sudoku::cli
