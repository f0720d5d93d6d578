#include <QApplication>
#include <QTest>

#include "core/formats/plain/directives.h"
#include "core/sat/solverkinds.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/translation/pseudotest.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conclusions.h"
#include "ui/laboratory/encodingtext.h"
#include "ui/laboratory/quantitytext.h"
#include "ui/paint/paper/printtext.h"
#include "ui/print/printwords.h"
#include "ui/printjob/paper.h"
#include "ui/text/errortext.h"
#include "ui/text/halttext.h"
#include "ui/text/losstext.h"
#include "ui/text/modelwords.h"
#include "ui/text/remarkwords.h"
#include "ui/text/requestwords.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

namespace sudoku::tst_pseudosentences {

/// All values of \a Enum up to \a last.
template <typename Enum>
std::vector<Enum> upTo(Enum last)
{
    std::vector<Enum> values;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        values.push_back(static_cast<Enum>(i));
    return values;
}

QString placeOf(const char *what, int index)
{
    return QStringLiteral("%1 %2").arg(QLatin1String(what)).arg(index);
}

/// What core says in codes and tables, whether or not a window of another test comes to show it.
class TestPseudoSentences : public PseudoTest
{
    Q_OBJECT

    const Puzzle m_puzzle = board("1.34341221434321");

private slots:
    void initTestCase() { speakPseudoLanguage(); }

    void variants()
    {
        for (const Variant *variant : sudoku::variants()) {
            expect("name", nameText(*variant));
            expect("demand", demandText({variant, {}}));
            if (!variant->need.empty())
                expect("need", needText(*variant));
            for (const auto kind : upTo(ConstraintProblem::Kind::NoClones))
                if (kind != ConstraintProblem::Kind::UnfitBoard || !variant->need.empty())
                    for (const int max : {0, 1, 2})
                        expect(placeOf("problem", static_cast<int>(kind)),
                               problemText(*variant, {kind, 1, max}));
        }
    }

    void tables()
    {
        for (const Symmetry &symmetry : symmetries())
            expect("symmetry", symmetryText(symmetry));
        for (const SolverKind &solver : solverKinds())
            expect("solver", solverName(solver));
        for (const EncodingMethod &encoding : encodingMethods()) {
            expect("encoding", encodingName(encoding));
            expect("explanation", explanationText(encoding));
            expect("figures", countsText(encoding, 9));
        }
        for (const auto reason : upTo(Halt::WrongSolution))
            expect("answer", verdictText(halted(reason)));
        for (const auto state : upTo(LiveCheck::State::Undecided))
            if (state != LiveCheck::State::Off)
                expect("live check", stateText(state));
    }

    /// Words that a text must have are the same in every language.
    void textsThatAreNoPuzzles()
    {
        for (const auto code : upTo(TextErrorCode::BadRegions)) {
            TextError error{code, 1, 2, "!", 8, 9};
            error.problem = ConstraintProblem{ConstraintProblem::Kind::NoNumber, 1, 2};
            error.found = code == TextErrorCode::BadConstraint ? "killer" : "!";
            QString text = errorWithPlaceText(error);
            const auto directives =
                directiveKinds(); // the last ones first: "found-regions" has "regions" in it
            for (auto directive = directives.rbegin(); directive != directives.rend(); ++directive)
                if (code == TextErrorCode::UnknownDirective)
                    text.remove(toQString(directive->key));
            for (const Variant *variant : sudoku::variants())
                if (code == TextErrorCode::UnknownVariant)
                    text.replace(QStringLiteral(" %1,").arg(toQString(variant->id)), QStringLiteral(" ,"));
            if (code == TextErrorCode::UnknownVariant)
                text.remove(toQString(sudoku::variants().back()->id));
            expect(placeOf("error", static_cast<int>(code)), text);
        }
        for (const char *kind :
             {"png", "jpeg", "gif", "tiff", "pdf", "postscript", "document", "spreadsheet", "zip",
              "compressed", "program", "database", "utf16", "formula", "html", "source", "prose", "binary"})
            expect(kind, errorText({TextErrorCode::NotPuzzleText, 1, 1, kind}));
        for (const auto code : upTo(Remark::Code::EntriesTaken))
            for (const int count : {1, 2})
                expect(placeOf("remark", static_cast<int>(code)), remarkText({code, "!", count}));
        for (const auto what : upTo(Loss::What::CrossedOut))
            expect(placeOf("loss", static_cast<int>(what)), lossText({{what, findVariant("killer"), 2}}));
    }

    void solversThatFail()
    {
        for (const auto fault : upTo(SolverFault::Denial)) {
            SolverFailure failure{fault, 9, "!", ModelError{ModelErrorCode::NoEnd, 1, 1}, "!", "picosat"};
            if (fault != SolverFault::Crashed) // the system names the signal
                expect(placeOf("fault", static_cast<int>(fault)), haltSentence(failure));
        }
        for (const auto reason : upTo(Halt::WrongSolution))
            expect(placeOf("halt", static_cast<int>(reason)), haltSentence(reason));
        for (const auto code : upTo(ModelErrorCode::NoEnd))
            expect(placeOf("model", static_cast<int>(code)), modelErrorWithPlaceText({code, 1, 1, "!"}));
        const std::vector<ModelFault> faults{fault::TooFewVariables{1, 3, 2},
                                             fault::NoDigit{},
                                             fault::TwoDigits{0, 1, 2},
                                             fault::BrokenRule{{HouseName{HouseKind::Row, 0}, {0, 1}, 1}},
                                             fault::OtherGiven{0, 1, 2},
                                             fault::NoRegions{},
                                             fault::Stopped{}};
        for (const ModelFault &fault : faults)
            expect("model", modelFaultText(m_puzzle, symbolSets().front(), fault));
    }

    void requestsThatCannotBe()
    {
        GenerateRequest request(emptyBoard(9));
        for (const char *symmetry : {"none", "half-turn"})
            for (const auto kind : upTo(RequestProblem::Kind::ExchangeableLines))
                for (const int number : {1, 20}) {
                    request.symmetry = findSymmetry(symmetry);
                    expect(placeOf("problem", static_cast<int>(kind)),
                           problemText(request, {kind, number, 0, number}));
                }
    }

    void verdicts()
    {
        const Subject subject{Board(m_puzzle)};
        const auto expectAll = [this](const Conclusion &conclusion) {
            expect("headline", conclusion.headline);
            expect("about", conclusion.about);
            for (const QString &line : conclusion.lines)
                expect("line", line);
        };
        for (const auto uniqueness : {Uniqueness::Unique, Uniqueness::None})
            for (const auto verification : upTo(Verification::NotAvailable))
                expectAll(verifiedConclusion(subject, {uniqueness, {}, {}}, verification, {}));
        for (const auto reason : upTo(Halt::WrongSolution)) {
            expectAll(verifiedConclusion(subject, {Uniqueness::None, {}, {}}, halted(reason), {}));
            expectAll(haltConclusion(subject, reason));
            expectAll(countConclusion(subject, {{3, halted(reason)}, {}}, {}));
        }
        for (const double size : {2.0, 30.0})
            expectAll(
                estimateConclusion(subject, {.log10Count = size, .relativeError = 0.1, .probes = 9}, {}));
        expectAll(undecidedConclusion(subject, {}, 1));
    }

    void paper()
    {
        for (const auto solutions : upTo(Solutions::SolverFailed)) {
            PrintedPuzzle puzzle{Board(m_puzzle)};
            puzzle.solutions = solutions;
            puzzle.seed = 7;
            expect("facts", factsText(puzzle, {.hasClueCount = true, .hasSeed = true}));
        }
        expect("heading", solutionsHeading());
        expect("refusal", refusedText({}));
        expect("name", jobName({}));
    }
};

ADD_TEST(QApplication, TestPseudoSentences)

} // namespace sudoku::tst_pseudosentences

#include "tst_pseudosentences.moc"
