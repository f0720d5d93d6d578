#pragma once

#include <string_view>

class QPainter;

namespace sudoku {

/// A paint engine that keeps parts of a picture apart.
class PartedEngine
{
public:
    virtual ~PartedEngine() = default;
    virtual void beginPart(std::string_view id) = 0;
    /// Goes on with the part before.
    virtual void endPart() = 0;
};

/// Names what is painted while it lives. A vector picture keeps all that has one name in one group with this
/// id; other devices do not notice.
class PicturePart
{
public:
    PicturePart(const QPainter &painter, std::string_view id);
    ~PicturePart();
    PicturePart(const PicturePart &) = delete;
    PicturePart &operator=(const PicturePart &) = delete;

private:
    PartedEngine *m_engine;
};

} // namespace sudoku
