#pragma once

#include "ui/printjob/bookmember.h"

#include <span>

namespace sudoku {

/// Returns all members, in the order in which they are written.
std::span<const BookMember> bookMembers();

/// Reads \a value into \a book.
void readMember(const BookMember &member, BookFile &book, BookReader &reader, const nlohmann::json &value);
/// Returns the value of \a member in \a book, or null if it has none.
nlohmann::ordered_json memberValue(const BookMember &member, const BookFile &book);
/// Returns the same, or null if it is as it is without saying it.
nlohmann::ordered_json writtenMember(const BookMember &member, const BookFile &book);
/// Returns what a person reads for \a name, which the schema of \a member has.
QString memberWord(const BookMember &member, const QString &name);
/// Returns the schema of the value of \a member.
nlohmann::ordered_json memberSchema(const BookMember &member);

} // namespace sudoku
