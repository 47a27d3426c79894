import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface Props {
  /** The encoded text. */
  value: string;
  /** Accessible name of the picture. */
  label: string;
}

/** The dark squares as one path, row by row. */
function pathOf(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

/** A QR code, dark on light in every theme so that every phone can read it. */
export function QrCode({ value, label }: Props) {
  const { data, size } = encode(value, { border: 2 });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className={styles.light} width={size} height={size} />
      <path className={styles.dark} d={pathOf(data)} />
    </svg>
  );
}
