import { useId } from 'react';
import { tones, type Shape, type Tone } from './shape.ts';

const INK = 'var(--ink, #1F2A44)';
const stroke = (colour: string, strokeWidth: number) =>
  ({ fill: 'none', stroke: colour, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' }) as const;

/** A surface: its shadow tone, the base tone moved towards the light and cut to the shape, and the outline. */
function Surface({ tone, path }: { tone: Tone; path: string }) {
  const id = useId();
  const [base, shadow] = tones[tone];
  return (
    <>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <path d={path} fill={shadow} />
      <g clipPath={`url(#${id})`}>
        <path d={path} fill={base} transform="translate(-5 -4)" />
      </g>
      <path d={path} {...stroke(INK, 3)} />
    </>
  );
}

/** Draws the parts of a pictogram, from back to front. */
export function Shapes({ of }: { of: readonly Shape[] }) {
  return of.map(([kind, path], place) => {
    if (kind === 'line') return <path key={place} d={path} {...stroke(INK, 2.8)} />;
    if (kind === 'free') return <path key={place} d={path} {...stroke('var(--ink-line, #1F2A44)', 3)} />;
    if (kind === 'mark') return <path key={place} d={path} fill={INK} />;
    if (kind === 'light') return <path key={place} d={path} fill="#fff" />;
    return <Surface key={place} tone={kind} path={path} />;
  });
}
