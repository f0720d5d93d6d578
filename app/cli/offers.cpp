#include "app/cli/offers.h"

#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

bool areSame(const Values &some, const Values &others)
{
    return some.names == others.names && some.others == others.others && some.areSeveral == others.areSeveral;
}

/// Returns the offer for \a values, which gets the \a id if it is new.
Offer &offerFor(const Values &values, const QString &id, std::vector<Offer> &offers)
{
    const auto found =
        std::ranges::find_if(offers, [&values](const Offer &offer) { return areSame(offer.values, values); });
    return found != offers.end() ? *found : offers.emplace_back(Offer{id, values, {}});
}

} // namespace

std::vector<Name> Offer::names() const
{
    return values.names();
}

std::vector<Name> Offer::others() const
{
    return values.others ? values.others() : std::vector<Name>();
}

std::vector<Name> Offer::all() const
{
    std::vector<Name> all = names();
    std::ranges::copy(others(), std::back_inserter(all));
    return all;
}

std::vector<Offer> offers()
{
    std::vector<Offer> all;
    for (const UsedOption &used : usedOptions())
        if (const Values &values = used.option->values; values.names) {
            const QString id = used.commands.front() + QLatin1Char('_') + toQString(used.option->name);
            offerFor(values, id, all).options.push_back(used);
        }
    for (const Command *command : commands())
        if (command->argument && command->argument->values.names)
            offerFor(command->argument->values, toQString(command->name) + QStringLiteral("_argument"), all);
    return all;
}

QString offerId(const Values &values)
{
    for (const Offer &offer : offers())
        if (areSame(offer.values, values))
            return offer.id;
    return {};
}

QString quoted(QString text, const QString &quote)
{
    return QLatin1Char('\'') + text.replace(QLatin1Char('\''), quote) + QLatin1Char('\'');
}

} // namespace sudoku::cli
