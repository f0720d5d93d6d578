#pragma once

#include <QCoreApplication>

#include <memory>

namespace sudoku::cli {

/// Returns the application object that Qt needs for plural forms and, if \a paints, for painting. Throws
/// std::bad_alloc if there is too little memory.
std::unique_ptr<QCoreApplication> makeApplication(bool paints);

} // namespace sudoku::cli
