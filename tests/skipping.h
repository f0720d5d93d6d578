#pragma once

#include <QTest>

#include "tests/sampling.h"
#include "tests/testpaths.h"

namespace sudoku {

/// A test of Qt Test whose functions are skipped where they throw LeftOut, with its reason, or have used
/// their allowance; other rows of the same function run. Qt Test calls a function through the meta object of
/// its test, so it meets this one's.
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
            const Allowance allowance(function);
            if (isAllowanceUsed() && isTestFunction(function))
                QTest::qSkip("takes long under a sanitizer: the slow run tries it", __FILE__, __LINE__);
            else
                Test::staticMetaObject.d.static_metacall(test, kind, function, arguments);
        } catch (const LeftOut &data) {
            QTest::qSkip(data.reason().c_str(), __FILE__, __LINE__);
        }
    }

    /// Otherwise it prepares one, or its table.
    static bool isTestFunction(int function)
    {
        const QMetaObject &meta = Test::staticMetaObject;
        return meta.method(meta.methodOffset() + function).name() == QTest::currentTestFunction();
    }
};

} // namespace sudoku
