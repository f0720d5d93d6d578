#pragma once

#include <QJsonObject>

#include "ui/generate/puzzlefactory.h"

#include <optional>

namespace sudoku {

/// Requests and generated puzzles as JSON, for the journal. Every reader returns nothing if the JSON is not
/// as it would have been written.
QJsonObject jsonOf(const GenerateRequest &request);
std::optional<GenerateRequest> readRequest(const QJsonObject &object);

QJsonObject jsonOf(const MadePuzzle &made);
/// Reads a puzzle that was made for \a request with another seed.
std::optional<MadePuzzle> readMadePuzzle(const QJsonObject &object, const GenerateRequest &request);

} // namespace sudoku
