#pragma once

#include <QStringList>

#include "app/cli/options/proposal.h"
#include "app/cli/options/settings.h"

#include <tl/expected.hpp>

namespace sudoku::cli {

/// The result of applying an option's value to the settings: success, or a sentence about what is wrong.
using Applied = tl::expected<void, QString>;

/// Returns the sentence about \a value, which is none of the names that are \a right; \a help are the
/// arguments with which the program lists these.
inline Applied notOneOf(const QString &value, const QStringList &right,
                        const QString &help = QStringLiteral("help"))
{
    return tl::unexpected(
        QStringLiteral("unknown name '%1'; %2")
            .arg(value,
                 proposal(value, right, {QStringLiteral("the names are"), QStringLiteral("names"), help})));
}

/// Applies \a value to \a setting, a whole number from \a min to \a max.
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

/// Reads "28-34", or "30" for the same at both ends, from \a lowest to \a highest.
inline Applied applyRange(int &min, int &max, const QString &value, int highest, int lowest = 1)
{
    const QStringList ends = value.split(QLatin1Char('-'));
    int numbers[2] = {};
    const Applied first = applyNumber(numbers[0], ends.first(), highest, lowest);
    const Applied last = applyNumber(numbers[1], ends.last(), highest, lowest);
    if (ends.size() == 2 && first && last && numbers[0] > numbers[1])
        return tl::unexpected(
            QStringLiteral("'%1' is in the wrong order: the lower number comes first, as in %2-%3")
                .arg(value)
                .arg(numbers[1])
                .arg(numbers[0]));
    if (ends.size() > 2 || !first || !last)
        return tl::unexpected(QStringLiteral("'%1' is not a range of numbers from %2 to %3, such as 2-5")
                                  .arg(value)
                                  .arg(lowest)
                                  .arg(highest));
    min = numbers[0];
    max = numbers[1];
    return {};
}

/// Applies an option without a value.
template <bool Settings::*setting>
Applied applySwitch(Settings &settings, const QString &)
{
    settings.*setting = true;
    return {};
}

} // namespace sudoku::cli
