// Covers core/formats/links: inflate, penpa, penpagrid, rulecollector

#include <QtTest/QTest>

#include "core/formats/links/inflate.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/urlcodes.h"
#include "tests/formatdata.h"
#include "tests/testprogram.h"

#include <algorithm>

namespace sudoku::tst_penpa {

/// A 4x4 in boxes with a rule of each kind, a 12 that is no digit, a star, a line, and a letter in a corner.
const std::string everything =
    "https://swaroopg92.github.io/penpa-edit/#m=edit&p=ZZFNawIxEIbv+yvCQG9zyEz2K7mJ1JO0B72UEMriB0oV6"
    "X7Qouhv7ySrXkoSeN8n785kk25Yn74GzGWYGjVSHFanZco4SWjky31/2Dg1UX0ULzxVP/t+pxq1Oh2PDU6GfndqZX/dIOL7"
    "bIbb5tBtMq9R3WfIPBAgsCyCcIMuNYdbwnnILuc3dwGqwSVCKYaQFwnwg1zxTJIzpY5cFcJjitN3v9FJ4kMSTCSoRljt29V"
    "h87lYALJEKbfC+R83pWDzxPM7rUbafQ9N+6QcqZyn65s2Emm5dN5TLVeHrAN6rkLAsxGYMxq53yL6UjyXKJvoo5/GP0YGR1"
    "pKvIqrCqwNODlebdHqURm0lJS8y0MRWvtUPCqLpKtRMtpYRqrOHz2MmIW7XK9Z5uU1wh8=";
/// A jigsaw in a grid with a blank row above it and a blank column at its left.
const std::string jigsaw =
    "https://swaroopg92.github.io/penpa-edit/#m=edit&p=NY/BDoIwDIbvewrScw/rhgZ28yBHvXhbdiARo5HECOwCg"
    "We3xS1dl7/t96/Z+I3t0OGBw1aokSRqvac9ytEpbq+p71yBpzg9PwMLxGvT4KPtx055wkJjIXdQHggQDCdB2GCM9887wra3"
    "y6CW+eIWKDU4DxZ4n2ArzmfuEvF6MuAMd3XJ2rIWhEwq8A8ZnQd1KhJkKA2MUOkp0TY7TJ0K0eyw2WGFyg6BKhmsq1KefxV"
    "+";
/// A grid of 4 rows and 5 columns.
const std::string notSquare =
    "https://swaroopg92.github.io/penpa-edit/#m=edit&p=Ky4sTSxK1THVMdExttAx0DEEQUsDMDY2AyEDCOSKNtBRg"
    "KJYrmglQyUdJSMgNlSKrVMqLk3Jzy5VqgMLm8RyVddycUUDVcUCAA==";

class TestPenpa : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatIsPlain()
    {
        const TextResult read = readPuzzle(everything);
        QVERIFY2(read, text(read).c_str());
        const Board &board = read->board;
        QCOMPARE(text(read), std::string("1" + std::string(15, '.')));
        QVERIFY(board.puzzle.geometry.boxes() == (BoxShape{2, 2}));
        QCOMPARE(board.info.title, std::string("A title, with a comma"));
        QCOMPARE(board.info.author, std::string("Ada"));
        std::vector<std::string> rules;
        for (const Constraint &constraint : board.puzzle.constraints)
            rules.push_back(constraintText(board.puzzle.geometry, constraint));
        std::ranges::sort(rules);
        QVERIFY(rules
                == (std::vector<std::string>{"anti-diagonal", "arrow r4c1 r3c1 r3c2", "black-dot r1c4 r2c4",
                                             "diagonal", "even r3c4", "killer 5 r2c1 r2c2", "odd r3c3",
                                             "thermometer r1c1 r1c2 r1c3", "white-dot r1c2 r1c3"}));
    }

    void namesWhatIsLeftOut()
    {
        const TextResult read = readPuzzle(everything);
        QVERIFY(read);
        const auto isNamed = [&read](Remark::Code code, const std::string &what) {
            return std::ranges::any_of(read->remarks, [&](const Remark &remark) {
                return remark.code == code && remark.what == what;
            });
        };
        QVERIFY(isNamed(Remark::Code::ElementLeftOut, "12"));
        for (const char *name : {"star", "line", "numberS"})
            QVERIFY2(isNamed(Remark::Code::Unsupported, name), name);
        QCOMPARE(static_cast<int>(read->remarks.size()), 4);
    }

    void readsRegionsBesideBlankEdges()
    {
        const TextResult read = readPuzzle(jigsaw);
        QVERIFY2(read, text(read).c_str());
        const Geometry &geometry = read->board.puzzle.geometry;
        QVERIFY(geometry == *Geometry::withRegions(4, {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}));
        QCOMPARE(read->board.puzzle.givens[5], 3);
        QVERIFY(read->remarks.empty());
    }

    void whatIsNoBoardIsAnError()
    {
        const std::string begin = everything.substr(0, everything.find("p=") + 2);
        for (const std::string &link : {notSquare, begin + "AAAA", begin + "%", begin, begin + "K0ktLgEA"}) {
            const TextResult read = readPuzzle(link);
            QVERIFY2(!read, link.c_str());
        }
    }

    void bytesComeBack()
    {
        QVERIFY(fromBase64("Zm9vYg==", Base64::Standard) == std::optional<std::string>("foob"));
        QVERIFY(fromBase64("Zm9v", Base64::Standard) == std::optional<std::string>("foo"));
        QVERIFY(!fromBase64("Zm9*", Base64::Standard));
        const std::string packed = *fromBase64("K0ktLgEA", Base64::Standard);
        QVERIFY(inflated(packed, 4) == std::string("test"));
        QVERIFY(inflated(packed, 3).error() == TextErrorCode::TooLong);
        QVERIFY(inflated("", 100).error() == TextErrorCode::NoLinkedPuzzle);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPenpa)

} // namespace sudoku::tst_penpa

#include "tst_penpa.moc"
