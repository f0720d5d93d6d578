#pragma once

#include <QString>
#include <QStringList>

#include "core/board/puzzle.h"
#include "ui/base/offer.h"
#include "ui/paint/findings.h"

#include <vector>

namespace sudoku {

/// What an analysis came to, in words and on the board.
struct Conclusion
{
    enum class Kind { Good, Problem, Open };

    Kind kind = Kind::Open;
    QString headline = {}; ///< one sentence
    QString about = {};    ///< which digits and rules it is about, and how long it took
    QStringList lines = {};
    std::vector<Offer> offers = {};
    BoardFindings findings = {};
    std::vector<Constraint> rules = {}; ///< that it is about
    QString legend = {};                ///< what the signs on the board mean
};

} // namespace sudoku
