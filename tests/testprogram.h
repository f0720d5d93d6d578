#pragma once

#include <QTest>

#include "tests/skipping.h"

/// Many tests share a program, where each has a namespace of its own, named like its file, and ends with one
/// of these lines. `core_tests tst_board` runs the test TestBoard, with further arguments as for any test of
/// Qt.
#define ADD_TEST(Application, TestClass) \
    const bool isAdded = addTest(#TestClass, [](int argc, char **argv) { \
        const Application application(argc, argv); \
        prepareTest(); \
        sudoku::Skipping<TestClass> test; \
        return QTest::qExec(&test, argc, argv); \
    });

#define ADD_TEST_WITHOUT_APPLICATION(TestClass) ADD_TEST(sudoku::NoApplication, TestClass)

namespace sudoku {

struct NoApplication
{
    NoApplication(int, char **) {}
};

using TestRun = int (*)(int argc, char **argv);

/// True, to be called while static variables are initialised.
bool addTest(const char *className, TestRun run);
/// So is this: \a prepare is called before each test, when it has its application.
bool setPreparation(void (*prepare)());
void prepareTest();

} // namespace sudoku
