#pragma once

#include <QString>
#include <QStringList>

#include "core/board/puzzle.h"
#include "ui/base/message.h"
#include "ui/paint/findings.h"

#include <vector>

namespace sudoku {

/// The result of an analysis, in words and on the board.
struct Conclusion
{
    enum class Kind { Good, Problem, Open };

    Kind kind = Kind::Open;
    QString headline = {}; ///< one sentence
    QString about = {};    ///< the digits and rules that it is about, and the duration
    QStringList lines = {};
    std::vector<Offer> offers = {};
    BoardFindings findings = {};
    std::vector<Constraint> rules = {}; ///< that it is about
    QString legend = {};                ///< the meaning of the highlights on the board
};

} // namespace sudoku
