#pragma once

#include <QString>

#include "core/variants/variant.h"

#include <vector>

namespace sudoku {

/// The kinds that \a text may mean: each of its words begins a word of the kind's name or of what else it is
/// called, or it is a part of these, however it is spaced. The likeliest first: those whose name begins with
/// it. Of no text: none.
std::vector<const Variant *> findKinds(const QString &text);

} // namespace sudoku
