import { useId, useMemo } from 'react';
import { cx } from '../../cx.ts';
import styles from './drawing.module.css';

/** Props that every drawing takes. */
export interface DrawingLooks {
  /**
   * Width in px at a root of 16 px; scales with the text size. It is an attribute, because the content security
   * policy forbids inline styles in the prerendered page.
   */
  size?: number;
  /** Accessible name when no visible text names the drawing; without it the drawing is decorative. */
  label?: string;
  /** Extra class of the svg element. */
  className?: string;
  /** Id of the svg element, for a `use` that repeats it. */
  id?: string;
}

interface Props extends DrawingLooks {
  /** Source text of an svg file in this folder. */
  source: string;
  /** Thicker lines, for faces smaller than 48 px. Default false. */
  bold?: boolean;
}

const PARTS = /^<svg[^>]*viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>\s*$/;
const IDS = /(id="|url\(#|href="#)([\w-]+)/g;

interface Parts {
  viewBox: string;
  inside: { __html: string };
  hasIds: boolean;
}

/** A page can show one face a hundred times, and each file is read once. */
const read = new Map<string, Parts>();

function partsOf(source: string): Parts {
  const known = read.get(source);
  if (known) return known;
  const [, viewBox = '0 0 96 96', inside = ''] = PARTS.exec(source) ?? [];
  const parts = { viewBox, inside: { __html: inside }, hasIds: inside.search(IDS) >= 0 };
  read.set(source, parts);
  return parts;
}

/** Inlines an svg, so that its lines follow the theme. Ids inside it become unique to this instance. */
export function Drawing({ source, size = 64, label, bold, className, id }: Props) {
  const inner = useId();
  const { viewBox, inside, hasIds } = partsOf(source);
  const html = useMemo(
    () => (hasIds ? { __html: inside.__html.replace(IDS, `$1${inner}$2`) } : inside),
    [inside, hasIds, inner],
  );
  return (
    <svg
      id={id}
      viewBox={viewBox}
      className={cx(styles.drawing, bold && styles.bold, className)}
      width={`${size / 16}rem`}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={html}
    />
  );
}
