#pragma once

#include <QStringList>

#include "app/cli/names.h"
#include "app/cli/settings.h"

#include <tl/expected.hpp>

namespace sudoku::cli {

/// What becomes of an option's value: it is in the settings, or a sentence says what would be right.
using Applied = tl::expected<void, QString>;

inline Applied notOneOf(const QString &value, const QStringList &right)
{
    return tl::unexpected(
        QStringLiteral("unknown name '%1'; the names are: %2").arg(value, right.join(", ")));
}

/// For whole numbers.
template <typename Setting>
Applied applyNumber(Setting &setting, const QString &value, int max, int min = 1)
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!isNumber || number < min || number > max)
        return tl::unexpected(
            QStringLiteral("'%1' is not a number from %2 to %3").arg(value).arg(min).arg(max));
    setting = number;
    return {};
}

/// For options without a value.
template <bool Settings::*setting>
Applied applySwitch(Settings &settings, const QString &)
{
    settings.*setting = true;
    return {};
}

} // namespace sudoku::cli
