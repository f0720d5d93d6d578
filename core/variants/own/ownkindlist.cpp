#include "core/variants/own/ownkindlist.h"

#include "core/variants/own/ownproblem.h"

namespace sudoku {
namespace {

/// Makes the kind of \a definition and names it; returns null if it has a problem.
const Variant *add(const OwnKindDefinition &definition, OwnKindNames &names)
{
    if (findProblem(definition, names))
        return nullptr;
    const Variant *kind = ownKind(withProgramIds(definition, names));
    return names.add(definition.id, kind) ? kind : nullptr;
}

} // namespace

OwnKindNames namesFor(const std::vector<OwnKindDefinition> &definitions, std::size_t index)
{
    OwnKindNames names;
    for (std::size_t i = 0; i < definitions.size(); ++i)
        if (i != index && definitions[i].form != OwnForm::Together)
            add(definitions[i], names);
    for (std::size_t i = 0; i < index; ++i)
        if (definitions[i].form == OwnForm::Together)
            add(definitions[i], names);
    return names;
}

std::vector<const Variant *> kindsOf(const std::vector<OwnKindDefinition> &definitions)
{
    OwnKindNames names;
    std::vector<const Variant *> kinds(definitions.size());
    for (const bool isTogether : {false, true})
        for (std::size_t i = 0; i < definitions.size(); ++i)
            if ((definitions[i].form == OwnForm::Together) == isTogether)
                kinds[i] = add(definitions[i], names);
    return kinds;
}

OwnKindDefinition withProgramIds(OwnKindDefinition definition, const OwnKindNames &names)
{
    if (definition.form != OwnForm::Together)
        return definition;
    const auto rule = parseTogether(definition.rule, names.finder());
    if (!rule)
        return definition;
    for (std::size_t i = rule->members().size(); i-- > 0;) {
        const TogetherRule::Member &member = rule->members()[i];
        definition.rule.replace(member.column, member.length, member.kind->id);
    }
    return definition;
}

} // namespace sudoku
