#include "ui/paint/evidencelinks.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace sudoku {
namespace {

/// An arrow from one place to another.
struct Arrow
{
    QRectF from;
    QRectF to;
    bool isStrong;
};

/// Returns the arrow between the nearest candidates of two nodes.
Arrow arrowOf(const ChainLink &link, const LinkStyle &style)
{
    Arrow best{style.place(link.from.front()), style.place(link.to.front()), link.isStrong()};
    for (const Candidate &from : link.from)
        for (const Candidate &to : link.to) {
            const QRectF start = style.place(from);
            const QRectF end = style.place(to);
            if (QLineF(start.center(), end.center()).length()
                < QLineF(best.from.center(), best.to.center()).length())
                best = {start, end, best.isStrong};
        }
    return best;
}

qreal radiusOf(const QRectF &place)
{
    return std::min(place.width(), place.height()) / 2;
}

void paintHead(QPainter &painter, QPointF tip, QPointF from, const LinkStyle &style)
{
    QLineF back(tip, from);
    back.setLength(std::max(style.width * 4, 5.0));
    QPolygonF head{tip};
    for (const qreal angle : {25.0, -25.0}) {
        QLineF edge = back;
        edge.setAngle(back.angle() + angle);
        head << edge.p2();
    }
    painter.setPen(QPen(style.halo, style.width * 0.5));
    painter.setBrush(style.colour);
    painter.drawPolygon(head);
}

void paintArrow(QPainter &painter, const Arrow &arrow, const LinkStyle &style)
{
    const QLineF whole(arrow.from.center(), arrow.to.center());
    const qreal length = whole.length();
    if (length < 1)
        return;
    const qreal gap = length - radiusOf(arrow.from) - radiusOf(arrow.to);
    const QPointF along((whole.p2() - whole.p1()) / length);
    const QPointF across(-along.y(), along.x());
    const qreal swerve = gap > style.width * 8 ? std::min(length * 0.16, style.maxCurve) : 0;
    const QPointF aside = across * swerve * 2;
    const QPointF middle =
        style.board.contains(whole.center() + aside) ? whole.center() + aside : whole.center() - aside;
    const auto edge = [&](const QRectF &place) { // where the curve leaves the shape
        QLineF out(place.center(), middle);
        out.setLength(std::min(radiusOf(place), length * 0.4));
        return out.p2();
    };
    const QPointF start = edge(arrow.from);
    const QPointF end = edge(arrow.to);
    QPainterPath path(start);
    path.quadTo(middle, end);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.halo, style.width * 2.2, Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(path);
    QPen pen(style.colour, style.width, Qt::SolidLine, Qt::FlatCap);
    if (!arrow.isStrong)
        pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawPath(path);
    paintHead(painter, end, swerve > 0 ? middle : start, style);
}

void joinGroup(QPainter &painter, const std::vector<Candidate> &node, const LinkStyle &style)
{
    painter.setPen(QPen(style.colour, style.width * 0.8, Qt::DotLine, Qt::RoundCap));
    for (std::size_t i = 1; i < node.size(); ++i) {
        QLineF line(style.place(node[i - 1]).center(), style.place(node[i]).center());
        const qreal radius = radiusOf(style.place(node[i]));
        if (line.length() <= 2 * radius)
            continue;
        const qreal part = radius / line.length();
        painter.drawLine(QLineF(line.pointAt(part), line.pointAt(1 - part)));
    }
}

} // namespace

void paintLinks(QPainter &painter, const std::vector<ChainLink> &chain, const LinkStyle &style)
{
    for (const ChainLink &link : chain) {
        joinGroup(painter, link.from, style);
        joinGroup(painter, link.to, style);
    }
    for (const ChainLink &link : chain)
        paintArrow(painter, arrowOf(link, style), style);
}

} // namespace sudoku
