import { useId, useMemo } from 'react';
import { cx } from '../../cx.ts';
import styles from './drawing.module.css';

export interface DrawingLooks {
  /** Width in px of a 16 px root; grows with the text size. Set as an attribute: the prerendered page may have no inline style. */
  size?: number;
  /** What it shows, where no word beside it says so; without one it is decoration. */
  label?: string;
  className?: string;
}

interface DrawingProps extends DrawingLooks {
  /** The text of an svg file of this folder. */
  source: string;
  /** Thickens the lines, for faces shown below 48 px. */
  bold?: boolean;
}

const PARTS = /^<svg[^>]*viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>\s*$/;

/** Puts a drawing into the page, so that its lines follow the theme. Ids inside are made its own. */
export function Drawing({ source, size = 64, label, bold, className }: DrawingProps) {
  const id = useId();
  const [, viewBox = '0 0 96 96', inside = ''] = useMemo(() => PARTS.exec(source) ?? [], [source]);
  const html = useMemo(
    () => ({ __html: inside.replace(/(id="|url\(#|href="#)([\w-]+)/g, `$1${id}$2`) }),
    [inside, id],
  );
  return (
    <svg
      viewBox={viewBox}
      className={cx(styles.drawing, bold && styles.bold, className)}
      width={`${size / 16}rem`}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={html}
    />
  );
}
