#include "ui/paint/picturepart.h"

#include <QPaintEngine>
#include <QPainter>

namespace sudoku {

PicturePart::PicturePart(const QPainter &painter, std::string_view id)
    : m_engine(dynamic_cast<PartedEngine *>(painter.paintEngine()))
{
    if (m_engine)
        m_engine->beginPart(id);
}

PicturePart::~PicturePart()
{
    if (m_engine)
        m_engine->endPart();
}

} // namespace sudoku
