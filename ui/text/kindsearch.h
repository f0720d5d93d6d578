#pragma once

#include <QString>

#include "core/variants/variant.h"

#include <span>
#include <vector>

namespace sudoku {

/// Returns the kinds that match \a text: each of its words begins a word of the name or of the keywords of a
/// kind, or the text is a part of these without spaces. Kinds whose name begins with the text come first.
/// Returns nothing for an empty text. Kinds in \a own, which people have made, come before those of the
/// program that match as well.
std::vector<const Variant *> findKinds(const QString &text, std::span<const Variant *const> own = {});

} // namespace sudoku
