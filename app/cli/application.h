#pragma once

#include <QCoreApplication>

#include <memory>

namespace sudoku::cli {

/// What Qt needs for plural forms, and to paint where \a paints: that throws std::bad_alloc where there is
/// too little memory.
std::unique_ptr<QCoreApplication> makeApplication(bool paints);

} // namespace sudoku::cli
