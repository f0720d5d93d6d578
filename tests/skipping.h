#pragma once

#include <QTest>

#include "tests/testpaths.h"

namespace sudoku {

/// A test of Qt Test whose functions are skipped where they throw LeftOut, with its reason; other rows of the
/// same function run. Qt Test calls a function through the meta object of its test, so it meets this one's.
template <typename Test>
class Skipping : public Test
{
public:
    const QMetaObject *metaObject() const override
    {
        static const QMetaObject skipping = [] {
            QMetaObject copy = Test::staticMetaObject;
            copy.d.static_metacall = call;
            return copy;
        }();
        return &skipping;
    }

private:
    static void call(QObject *test, QMetaObject::Call kind, int function, void **arguments)
    {
        try {
            Test::staticMetaObject.d.static_metacall(test, kind, function, arguments);
        } catch (const LeftOut &data) {
            QTest::qSkip(data.reason().c_str(), __FILE__, __LINE__);
        }
    }
};

} // namespace sudoku
