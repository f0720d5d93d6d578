#pragma once

#include "core/variants/own/ownkind.h"

#include <map>
#include <string>
#include <string_view>

namespace sudoku {

/// The kinds that a text may name: those of the program, and own ones that the text itself defines. Two texts
/// may use one id for different rules.
class OwnKindNames
{
public:
    /// Names \a kind, one of ownKind(), by \a id. Returns false, and changes nothing, if another kind has it.
    bool add(const std::string &id, const Variant *kind)
    {
        return m_kinds.try_emplace(id, kind).first->second == kind;
    }
    KindFinder finder() const
    {
        return [this](std::string_view id) { return find(id); };
    }
    int count() const { return static_cast<int>(m_kinds.size()); }

    /// Returns the kind that a text means by \a id, or null.
    const Variant *find(std::string_view id) const
    {
        constexpr std::string_view all = "all-";
        if (const auto own = m_kinds.find(id); own != m_kinds.end())
            return own->second;
        if (const auto own = id.starts_with(all) ? m_kinds.find(id.substr(all.size())) : m_kinds.end();
            own != m_kinds.end())
            return findOwnKind(std::string(all) + std::string(own->second->id));
        return findVariant(id);
    }

private:
    std::map<std::string, const Variant *, std::less<>> m_kinds;
};

} // namespace sudoku
