#include "tests/testprogram.h"

#include <cstdio>
#include <map>
#include <string>

namespace sudoku {
namespace {

std::map<std::string, TestRun> &tests()
{
    static std::map<std::string, TestRun> byName;
    return byName;
}

void (*preparation)() = [] {};

} // namespace

bool addTest(const char *className, TestRun run)
{
    const QByteArray name = QByteArray(className).toLower().replace(0, 4, "tst_"); // TestBoard: tst_board
    return tests().emplace(name.toStdString(), run).second;
}

bool setPreparation(void (*prepare)())
{
    preparation = prepare;
    return true;
}

void prepareTest()
{
    preparation();
}

} // namespace sudoku

int main(int argc, char **argv)
{
    const auto &tests = sudoku::tests();
    if (const auto found = tests.find(argc > 1 ? argv[1] : ""); found != tests.end())
        return found->second(argc - 1, argv + 1);
    std::fprintf(stderr, "usage: %s TEST [ARGUMENT...]\n", argv[0]);
    for (const auto &[name, run] : tests)
        std::fprintf(stderr, "%s\n", name.c_str());
    return 2;
}
