import { useId, type ReactNode } from 'react';
import styles from './illustration.module.css';

const HOUSE = 'M22 46 48 22l26 24v30a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4Z';
const DOOR = 'M42 80V60a6 6 0 0 1 12 0v20Z';
const outline = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 3, strokeLinejoin: 'round' } as const;

/** The colours of the example, as a drawing's file has them. */
const shade = '#cfa279';
const tone = '#f0c79a';

function Box({ children, words }: { children: ReactNode; words: string }) {
  return (
    <li>
      <svg viewBox="0 0 96 96" role="img" aria-label={words}>
        {children}
      </svg>
      {words}
    </li>
  );
}

const Air = () => (
  <rect x="4" y="4" width="88" height="88" fill="none" stroke="var(--line)" strokeDasharray="3 3" />
);

function TwoTones() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={HOUSE} />
      </clipPath>
      <path d={HOUSE} fill={shade} />
      <g clipPath={`url(#${id})`}>
        <path d={HOUSE} fill={tone} transform="translate(-6 -5)" />
      </g>
    </>
  );
}

const Window = () => <path d={DOOR} fill="var(--lit)" stroke="var(--ink)" strokeWidth="2.4" />;

/** A house, drawn in five steps. */
export function StepsOfADrawing() {
  return (
    <ol className={styles.steps} lang="en">
      <Box words="1. The box and its air">
        <Air />
      </Box>
      <Box words="2. Big shapes">
        <Air />
        <path d={HOUSE} fill={shade} />
      </Box>
      <Box words="3. Two tones">
        <TwoTones />
      </Box>
      <Box words="4. One outline">
        <TwoTones />
        <path d={HOUSE} {...outline} />
      </Box>
      <Box words="5. One lit thing">
        <TwoTones />
        <path d={HOUSE} {...outline} />
        <Window />
      </Box>
    </ol>
  );
}

/** The same house as it should be, and with what never is in a picture. */
export function DoAndDontDrawn() {
  const id = useId();
  return (
    <ul className={styles.steps} lang="en">
      <Box words="✓ Two tones, one outline, one light">
        <TwoTones />
        <path d={HOUSE} {...outline} />
        <Window />
      </Box>
      <Box words="✗ A gradient and a shadow below">
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor="#ffe9cf" />
          <stop offset="1" stopColor="#a8703f" />
        </linearGradient>
        <ellipse cx="48" cy="86" rx="34" ry="5" fill="var(--line)" opacity="0.4" />
        <path d={HOUSE} fill={`url(#${id})`} />
      </Box>
      <Box words="✗ Many lights, thin and sharp lines">
        <path d="M22 46 48 22l26 24v34H22Z" fill={tone} stroke="var(--ink)" strokeWidth="1" />
        <path d="M30 52h9v9h-9ZM57 52h9v9h-9ZM43 62h10v18H43ZM44 34h8v8h-8Z" fill="var(--lit)" />
      </Box>
    </ul>
  );
}
