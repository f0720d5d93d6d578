// Feeds every reader with what is in its folder, and with large inputs that could be slow: fuzz_replay FOLDER [-v]

#include "tests/fuzz/targets.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace sudoku;

namespace {

constexpr std::size_t largeInput = 100'000; // bytes

std::string repeated(std::string_view text)
{
    std::string all;
    while (all.size() + text.size() <= largeInput)
        all += text;
    return all;
}

/// Nested, repeated and monotonous, each 100 kB long.
std::vector<std::string> largeInputs()
{
    std::vector<std::string> inputs;
    for (const std::string_view text : {".",
                                        "1",
                                        "A",
                                        "z",
                                        "|",
                                        "-",
                                        "+",
                                        "#",
                                        ",",
                                        ";",
                                        "\t",
                                        " ",
                                        "\n",
                                        "\r",
                                        ":",
                                        "{",
                                        "[",
                                        "\"",
                                        "\\",
                                        "=",
                                        "<",
                                        "^",
                                        "\x01",
                                        "\xff",
                                        "1\n",
                                        "1 ",
                                        "10 ",
                                        "1,",
                                        "{\n",
                                        "[\n",
                                        "}\n",
                                        "{}\n",
                                        "v 1\n",
                                        "1 0\n",
                                        "d 1 0\n",
                                        "-1 ",
                                        "{,\n\n",
                                        "{\"a\":[",
                                        "{\"a\":[{},\n",
                                        "1.34341221434321\n",
                                        "word ",
                                        "// a\n",
                                        "\xe2\x94\x82",
                                        "+---+\n",
                                        "https://",
                                        "SumoCueV1",
                                        "# sudoku-workbench: boxes 3x3\n",
                                        "# sudoku-workbench: variant all-xv\n",
                                        "# sudoku-workbench: variant x-sum 3 r1c1 r1c2\n",
                                        "# sudoku-workbench: regions AAAABBBBCCCCDDDD\n"})
        inputs.push_back(repeated(text));
    return inputs;
}

std::string contentsOf(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void feed(const FuzzTarget &target, const std::string &bytes, const std::string &name, bool isVerbose)
{
    const auto start = std::chrono::steady_clock::now();
    target.read(bytes);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    if (isVerbose || seconds.count() > 1)
        std::printf("%s %s: %.3f s\n", target.name.data(), name.c_str(), seconds.count());
}

} // namespace

int main(int count, char **arguments)
{
    if (count < 2)
        return 2;
    const bool isVerbose = count > 2;
    int fed = 0;
    for (const FuzzTarget &target : fuzzTargets()) {
        const std::filesystem::path folder = std::filesystem::path(arguments[1]) / target.name;
        for (const auto &entry : std::filesystem::directory_iterator(folder)) {
            feed(target, contentsOf(entry.path()), entry.path().filename().string(), isVerbose);
            ++fed;
        }
        for (const std::string &input : largeInputs()) {
            feed(target, input, "100 kB of '" + input.substr(0, 12) + "'", isVerbose);
            ++fed;
        }
    }
    std::printf("%d inputs read\n", fed);
    return 0;
}
