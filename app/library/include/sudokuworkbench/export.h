#pragma once

/* What the library exports. Everything else in it is hidden. Compiles as C. */
#if defined(SUDOKUWORKBENCH_STATIC)
#define SUDOKUWORKBENCH_EXPORT
#elif defined(_WIN32) && defined(SUDOKUWORKBENCH_BUILDING)
#define SUDOKUWORKBENCH_EXPORT __declspec(dllexport)
#elif defined(_WIN32)
#define SUDOKUWORKBENCH_EXPORT __declspec(dllimport)
#else
#define SUDOKUWORKBENCH_EXPORT __attribute__((visibility("default")))
#endif
