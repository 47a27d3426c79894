import { encode } from 'uqr';
import styles from './qr-code.module.css';

type QrCodeProps = {
  /** What a phone reads. */
  readonly value: string;
  /** What the picture is, in words. */
  readonly label: string;
};

/** Squares as one path, row by row. */
function pathOf(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

/** A QR code, always dark on light so that every phone reads it. */
export function QrCode({ value, label }: QrCodeProps) {
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
