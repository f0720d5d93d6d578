#pragma once

#include "ui/paint/paper/qpdf.h"

#include <vector>

namespace sudoku {

/// Writes the contents of a page that Qt wrote with grey instead of red, green and blue in equal parts, and
/// with other colours in a form that needs no colour space. Patterns keep theirs.
class GreyInk : public QPDFObjectHandle::TokenFilter
{
public:
    void handleToken(const QPDFTokenizer::Token &token) override;
    void handleEOF() override;

private:
    void writeColour(bool isFilling);
    void flush();

    std::vector<QPDFTokenizer::Token> m_operands; // of the next operator, without what is between them
};

} // namespace sudoku
