import { arc, pie } from 'd3-shape';
import { withTable } from '../table.jsx';

const layout = pie()
  .value(({ value }) => value)
  .sort(null);
const sector = arc().innerRadius(33).outerRadius(54);
const outside = arc().innerRadius(64).outerRadius(64);

/** The yardstick: d3-shape's arcs in the plainest React that draws ring, shares and the number in the middle. */
export function Ring({ question: { slices, whole } }) {
  const sectors = layout(slices);
  return (
    <svg viewBox="-94 -78 188 156" width="188" height="156">
      {sectors.map((part) => (
        <path
          key={part.data.id}
          d={sector(part)}
          style={{ fill: part.data.colour }}
          stroke="var(--donut-edge)"
        />
      ))}
      {sectors.map((part) => {
        const [x, y] = outside.centroid(part);
        return (
          <text key={part.data.id} x={x} y={y} textAnchor={x > 0 ? 'start' : 'end'}>
            {part.data.share} %
          </text>
        );
      })}
      <text textAnchor="middle">{whole}</text>
      <text y="18" textAnchor="middle">
        barn
      </text>
    </svg>
  );
}
export const Whole = withTable(Ring);
