#include "ui/paint/paper/greyink.h"

#include <algorithm>
#include <string>

namespace sudoku {
namespace {

using PdfToken = QPDFTokenizer::Token;

bool isNumber(const PdfToken &token)
{
    return token.getType() == QPDFTokenizer::tt_integer || token.getType() == QPDFTokenizer::tt_real;
}

} // namespace

void GreyInk::handleToken(const PdfToken &token)
{
    const auto type = token.getType();
    if (type == QPDFTokenizer::tt_space || type == QPDFTokenizer::tt_comment)
        return;
    if (type != QPDFTokenizer::tt_word && type != QPDFTokenizer::tt_inline_image) {
        m_operands.push_back(token);
        return;
    }
    const std::string &name = token.getValue();
    const bool isSpace = name == "cs" || name == "CS";
    if (isSpace && m_operands.size() == 1 && m_operands.front().getRawValue() == "/CSp") {
        m_operands.clear();
        return;
    }
    const bool isColour = name == "scn" || name == "SCN";
    if (isColour && m_operands.size() == 3 && std::ranges::all_of(m_operands, isNumber))
        return writeColour(name == "scn");
    flush();
    writeToken(token);
    write("\n");
}

void GreyInk::handleEOF()
{
    flush();
}

void GreyInk::writeColour(bool isFilling)
{
    const auto value = [this](int part) { return m_operands[part].getValue(); };
    if (value(0) == value(1) && value(1) == value(2)) {
        write(value(0) + (isFilling ? " g\n" : " G\n"));
        m_operands.clear();
        return;
    }
    flush();
    write(isFilling ? "rg\n" : "RG\n");
}

void GreyInk::flush()
{
    for (const PdfToken &operand : m_operands) {
        writeToken(operand);
        write(" ");
    }
    m_operands.clear();
}

} // namespace sudoku
