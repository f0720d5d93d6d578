#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <typeindex>
#include <utility>

namespace sudoku {

/// Keeps the last thing of each type that was made, for whoever needs the same again. Its owner decides for
/// how long: one for the puzzles of a stream, which usually have the same rules. Copies share what they keep,
/// also between threads.
class Memo
{
public:
    Memo() : m_store(std::make_shared<Store>()) {}
    /// Returns one that keeps nothing.
    static Memo none() { return Memo(nullptr); }

    /// Returns the last \a Thing if it \a suits, otherwise what \a make returns: a shared pointer, which is
    /// kept unless it is null. Where several of a type are of use, \a number tells them apart.
    template <typename Thing, typename Suits, typename Make>
    std::shared_ptr<const Thing> last(Suits suits, Make make, int number = 0) const
    {
        if (!m_store)
            return make();
        const Key key{typeid(Thing), number};
        if (const auto kept = std::static_pointer_cast<const Thing>(m_store->find(key)); kept && suits(*kept))
            return kept;
        std::shared_ptr<const Thing> made = make();
        if (made)
            m_store->keep(key, made);
        return made;
    }

private:
    using Key = std::pair<std::type_index, int>;

    class Store
    {
    public:
        std::shared_ptr<const void> find(const Key &key)
        {
            const std::lock_guard lock(m_mutex);
            const auto found = m_things.find(key);
            return found == m_things.end() ? nullptr : found->second;
        }
        void keep(const Key &key, std::shared_ptr<const void> thing)
        {
            const std::lock_guard lock(m_mutex);
            m_things[key].swap(thing); // what was kept is destroyed after the lock
        }

    private:
        std::mutex m_mutex;
        std::map<Key, std::shared_ptr<const void>> m_things;
    };

    explicit Memo(std::shared_ptr<Store> store) : m_store(std::move(store)) {}

    std::shared_ptr<Store> m_store;
};

} // namespace sudoku
