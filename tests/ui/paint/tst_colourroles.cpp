#include <QGuiApplication>
#include <QPalette>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/colourroles.h"

namespace sudoku::tst_colourroles {

using Role = QRgb ColourRoles::*;

struct Pair
{
    const char *name;
    Role foreground;
    Role ground;
};

#define PAIR(foreground, ground) \
    Pair \
    { \
#foreground " on " #ground, &ColourRoles::foreground, &ColourRoles::ground \
    }

constexpr Pair texts[] = {
    PAIR(ink, win),      PAIR(ink, paper),    PAIR(ink, tint2),   PAIR(ink2, win),   PAIR(ink2, bar),
    PAIR(ink2, paper),   PAIR(ink2, ctl),     PAIR(ink2, tint),   PAIR(ink2, badT),  PAIR(onfill, fill),
    PAIR(onfill, fillH), PAIR(onfill, fillP), PAIR(entry, paper), PAIR(entry, tint), PAIR(entry, tint2),
    PAIR(mark, paper),   PAIR(mark, tint),    PAIR(mark, goodT),  PAIR(mark, badT),  PAIR(good, goodT),
    PAIR(good, win),     PAIR(good, ctl),     PAIR(warn, warnT),  PAIR(bad, badT),   PAIR(evid, evidT),
    PAIR(paper, bad),    PAIR(paper, evid),   PAIR(paper, ink2),  PAIR(good, paper),
};
constexpr Pair graphics[] = {
    PAIR(accent, paper), PAIR(accent, win), PAIR(accent, tint), PAIR(accent, tint2), PAIR(box, paper),
    PAIR(chk, win),      PAIR(cage, paper), PAIR(evid, paper),  PAIR(bad, paper),
};
/// Quiet on purpose, but not in high contrast.
constexpr Pair quiet[] = {PAIR(line, paper), PAIR(border, win), PAIR(ink3, ctl)};

constexpr double forText = 4.5;
constexpr double forGraphics = 3;

bool isHighContrast(int scheme)
{
    return scheme >= static_cast<int>(ColourScheme::HighContrastLight);
}

class TestColourRoles : public QObject
{
    Q_OBJECT

private slots:
    void contrastIsThatOfTheGuidelines()
    {
        QCOMPARE(contrastOf(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastOf(Qt::white, Qt::white), 1.0);
        const double grey = contrastOf(QColor(0x767676), Qt::white); // the lightest grey that text may have
        QVERIFY(grey > 4.5 && grey < 4.6);
    }

    void everyPairCanBeRead_data()
    {
        QTest::addColumn<int>("scheme");
        for (int scheme = 0; scheme < colourSchemeCount; ++scheme)
            QTest::addRow("%d", scheme) << scheme;
    }

    void everyPairCanBeRead()
    {
        QFETCH(int, scheme);
        const ColourRoles &colours = coloursOf(static_cast<ColourScheme>(scheme));
        const auto check = [&](const auto &pairs, double wanted) {
            QStringList failures;
            for (const auto &[name, foreground, ground] : pairs)
                if (const double contrast = contrastOf(colours.*foreground, colours.*ground);
                    contrast < wanted)
                    failures += QString("%1: %2").arg(name).arg(contrast);
            return failures.join('\n');
        };
        QCOMPARE(check(texts, forText), QString());
        QCOMPARE(check(graphics, forGraphics), QString());
        if (isHighContrast(scheme))
            QCOMPARE(check(quiet, forGraphics), QString());
        QVERIFY(contrastOf(linkColour(colours), colours.win) >= forText);
    }

    void aPaletteOfASchemeHasItsColours()
    {
        for (int scheme = 0; scheme < colourSchemeCount; ++scheme) {
            const ColourRoles &colours = coloursOf(static_cast<ColourScheme>(scheme));
            QPalette palette(QColor(colours.ctl), QColor(colours.win));
            palette.setColor(QPalette::Base, QColor(colours.paper));
            palette.setColor(QPalette::Text, QColor(colours.ink));
            QVERIFY(coloursFor(palette) == colours);
        }
    }

    void aDesktopKeepsItsGrounds()
    {
        QPalette palette(QColor(0x202040), QColor(0x101030));
        palette.setColor(QPalette::Base, QColor(0x181838));
        palette.setColor(QPalette::Text, QColor(0xf0f0ff));
        const ColourRoles colours = coloursFor(palette);
        QCOMPARE(QColor(colours.win), QColor(0x101030));
        QCOMPARE(QColor(colours.paper), QColor(0x181838));
        QCOMPARE(colours.good, coloursOf(ColourScheme::Dark).good);
    }

    /// Thermometers are #dadada in the light, #4a5057 in the dark.
    void linesOfRulesAreLightInk()
    {
        for (const ColourScheme scheme : {ColourScheme::Light, ColourScheme::Dark}) {
            const ColourRoles &colours = coloursOf(scheme);
            QPalette palette(QColor(colours.ctl), QColor(colours.win));
            palette.setColor(QPalette::Base, QColor(colours.paper));
            palette.setColor(QPalette::Text, QColor(colours.ink));
            const BoardStyle style = BoardStyle::forScreen(palette);
            const QColor line = style.colourOf(screenTube.inside);
            QCOMPARE(line, style.constraint); // one ink for a line and its bulb
            const QColor wanted(colours.thermo);
            for (const int difference :
                 {line.red() - wanted.red(), line.green() - wanted.green(), line.blue() - wanted.blue()})
                QVERIFY2(std::abs(difference) <= 6, qPrintable(line.name()));
            QVERIFY(contrastOf(style.pencilMark, line) >= 4); // and marks have an edge on lines
        }
    }
};

#undef PAIR

ADD_TEST(QGuiApplication, TestColourRoles)

} // namespace sudoku::tst_colourroles

#include "tst_colourroles.moc"
