#pragma once

#include <QTest>

#include "tests/puzzles.h"

#include <string>

/// Lets QCOMPARE print what differs.
template <>
inline char *QTest::toString(const std::string &text)
{
    return qstrdup(text.c_str());
}
