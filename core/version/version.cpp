#include "core/version/version.h"

namespace sudoku {

std::string fullVersion()
{
    std::string version(releaseVersion());
    if (!sourceCommit().empty())
        version += " (commit " + std::string(sourceCommit()) + ')';
    return version;
}

std::string versionLine()
{
    return std::string(productName) + ' ' + fullVersion();
}

} // namespace sudoku
