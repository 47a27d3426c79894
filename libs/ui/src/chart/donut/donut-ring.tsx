import { arc, pie, type PieArcDatum } from 'd3';
import styles from './donut.module.css';

export interface RingSlice {
  id: string;
  value: number;
  /** CSS colour. */
  colour: string;
  /** In whole percent. */
  share: number;
}

/** View box units; wide enough for "50 %" on both sides of the ring. */
const WIDTH = 200;
const HEIGHT = 156;
const OUTER = 54;
const INNER = 33;
const WORDS = 64;
/**
 * A label further than this from the centre line is aligned away from the ring; others are centred over their slice.
 * STRETCH moves labels a little outwards.
 */
const OFF_CENTRE = 14;
const STRETCH = 1.06;
/** Slices below this percentage get no label, because it would overlap its neighbour. The table shows the number. */
const NARROW = 3;

type Sector = PieArcDatum<RingSlice>;

const layout = pie<RingSlice>()
  .value((slice) => slice.value)
  .sort(null);
const sector = arc<Sector>().innerRadius(INNER).outerRadius(OUTER);
const outside = arc<Sector>().innerRadius(WORDS).outerRadius(WORDS);

/** The ring of a Donut. Hidden from screen readers, because the table next to it has the same content. */
export function DonutRing({
  slices,
  centre,
}: {
  slices: readonly RingSlice[];
  centre: { value: string; word: string };
}) {
  const sectors = layout(slices.filter((slice) => slice.value > 0));
  return (
    <svg
      className={styles.ring}
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {sectors.map((part) => (
        <path key={part.data.id} d={sector(part) ?? undefined} style={{ fill: part.data.colour }} />
      ))}
      {sectors.map((part) => {
        if (part.data.share < NARROW) return null;
        const [x, y] = outside.centroid(part);
        const side = x > OFF_CENTRE ? 'start' : x < -OFF_CENTRE ? 'end' : 'middle';
        return (
          <text key={part.data.id} x={x} y={y * STRETCH} dy="0.35em" textAnchor={side}>
            {`${part.data.share} %`}
          </text>
        );
      })}
      <text y="2" className={styles.centre}>
        {centre.value}
      </text>
      <text y="18" className={styles.centreWord}>
        {centre.word}
      </text>
    </svg>
  );
}
