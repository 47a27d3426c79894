import type { ReactNode } from 'react';
import { Drawing, type DrawingLooks } from '../drawing/drawing.tsx';
import styles from './lantern.module.css';
import lit from '../svg/lantern.svg?raw';
import unlit from '../svg/lantern-unlit.svg?raw';
import glyph from '../svg/logo-glyph.svg?raw';
import hero from '../hero.svg';

/** The lantern: lit for something present, unlit for an empty state. */
export function Lantern({
  lit: shines = true,
  size = 44,
  ...looks
}: DrawingLooks & {
  /** Default true. */
  lit?: boolean;
}) {
  return <Drawing source={shines ? lit : unlit} size={size} {...looks} />;
}

/** The product's logo, in the colour of the surrounding text. */
export function Logo({ size = 22, ...looks }: DrawingLooks) {
  return <Drawing source={glyph} size={size} {...looks} />;
}

const glyphSize = { desk: 18, header: 22, start: 24 } as const;

export interface BrandProps {
  /** The product's name. */
  children: ReactNode;
  /** Where it is shown: `desk` (logo 18 px), `header` (22 px, default) or `start` (24 px). */
  size?: keyof typeof glyphSize;
}

/** The logo and the product's name. */
export function Brand({ children, size = 'header' }: BrandProps) {
  return (
    <span className={styles.brand} data-size={size}>
      <Logo size={glyphSize[size]} />
      {children}
    </span>
  );
}

/**
 * The child with the lantern on the start page. The picture is the same in both themes.
 * @param props.alt alternative text; empty by default: decorative
 */
export function HeroPicture({ alt = '' }: { alt?: string }) {
  return <img className={styles.hero} src={hero} alt={alt} width={360} height={424} />;
}
