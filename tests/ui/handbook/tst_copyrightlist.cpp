#include <QTest>

#include "tests/testprogram.h"
#include "ui/handbook/copyrightlist.h"

#include <algorithm>

namespace sudoku::tst_copyrightlist {

const QString small = R"(Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Example

Files: *
Copyright: 2026 Ada
License: Expat

Files: notices/solver.txt
 notices/solver/*
Copyright: 2003 Bob
   2004 Eve
License: Expat
Component: Solver
Linked: static
Notice: notices/solver.txt
Origin: https://solver.example/
Comment: Solves what
 is left.

Files: notices/face.txt
Copyright: 2015 Joe
License: Face-1
Component: Face
Linked: embedded
Notice: notices/face.txt

License: Expat
 Permission is hereby
 .
 granted.
SPDX: MIT

License: Face-1
 See elsewhere.
SPDX: Face-1.0
Texts: notices/face.txt notices/more.txt
)";

class TestCopyrightList : public QObject
{
    Q_OBJECT

private slots:
    void partsAreThoseWithAName()
    {
        const std::vector<LicensedPart> parts = CopyrightList(small).parts();
        QCOMPARE(parts.size(), 2U);
        QCOMPARE(parts[0].name, "Solver");
        QCOMPARE(parts[0].copyright, "2003 Bob\n2004 Eve");
        QCOMPARE(parts[0].licence, "MIT");
        QCOMPARE(parts[0].origin, "https://solver.example/");
        QCOMPARE(parts[0].use, "Solves what is left.");
        QCOMPARE(parts[0].texts, QStringList("notices/solver.txt"));
    }

    /// The notice comes first, and is not there twice.
    void aLicenceBringsItsTexts()
    {
        const LicensedPart part = CopyrightList(small).parts().back();
        QCOMPARE(part.licence, "Face-1.0");
        QCOMPARE(part.texts, QStringList({"notices/face.txt", "notices/more.txt"}));
        QVERIFY(part.origin.isEmpty());
    }

    void nothingIsFine()
    {
        QVERIFY(CopyrightList({}).parts().empty());
        QVERIFY(CopyrightList(" no field\n\n:\nComponent\n").parts().size() <= 1U);
    }

    void theProgramHasItsOwn()
    {
        const std::vector<LicensedPart> parts = builtCopyrightList().parts();
        const auto names = [&] {
            QStringList all;
            for (const LicensedPart &part : parts)
                all += part.name;
            return all;
        }();
        QCOMPARE(names.front(), "Sudoku Workbench");
        for (const char *linked :
             {"MiniSat", "CaDiCaL", "JSON for Modern C++", "tl::expected", "Qt", "Roboto"})
            QVERIFY2(names.contains(linked), linked);
    }

    void everyPartIsComplete()
    {
        for (const LicensedPart &part : builtCopyrightList().parts()) {
            QVERIFY2(!part.copyright.isEmpty() && !part.licence.isEmpty(), qPrintable(part.name));
            QVERIFY2(!part.use.isEmpty(), qPrintable(part.name));
            QVERIFY2(part.origin.isEmpty() == (part.name == "Sudoku Workbench"), qPrintable(part.name));
            for (const QString &file : part.texts)
                QVERIFY2(builtNotice(file).size() > 200, qPrintable(file));
        }
    }

    /// The licences demand their text, or that of others.
    void theTextsAreThoseOfTheLicences_data()
    {
        QTest::addColumn<QString>("licence");
        QTest::addColumn<QString>("words");
        QTest::newRow("MIT") << "MIT"
                             << "Permission is hereby granted, free of charge";
        QTest::newRow("Apache") << "Apache-2.0"
                                << "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION";
        QTest::newRow("LGPL") << "LGPL-3.0-only"
                              << "GNU LESSER GENERAL PUBLIC LICENSE";
        QTest::newRow("GPL with it") << "LGPL-3.0-only"
                                     << "GNU GENERAL PUBLIC LICENSE\n";
        QTest::newRow("CC0") << "CC0-1.0"
                             << "dedicated all";
    }

    void theTextsAreThoseOfTheLicences()
    {
        QFETCH(QString, licence);
        QFETCH(QString, words);
        int count = 0;
        for (const LicensedPart &part : builtCopyrightList().parts()) {
            if (part.licence != licence)
                continue;
            ++count;
            QVERIFY2(std::ranges::any_of(
                         part.texts, [&](const QString &file) { return builtNotice(file).contains(words); }),
                     qPrintable(part.name));
        }
        QVERIFY(count > 0);
    }

    void unknownNoticesAreEmpty() { QVERIFY(builtNotice("resources/notices/none.txt").isEmpty()); }
};

ADD_TEST_WITHOUT_APPLICATION(TestCopyrightList)

} // namespace sudoku::tst_copyrightlist

#include "tst_copyrightlist.moc"
