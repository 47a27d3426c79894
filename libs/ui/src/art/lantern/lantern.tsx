import type { ReactNode } from 'react';
import { Drawing } from '../drawing/drawing.tsx';
import type { DrawingLooks } from '../drawing/drawing.tsx';
import styles from './lantern.module.css';
import lit from '../svg/lantern.svg?raw';
import unlit from '../svg/lantern-unlit.svg?raw';
import glyph from '../svg/logo-glyph.svg?raw';
import hero from '../hero.svg';

/** The lantern: lit where something shines, unlit where nothing has come yet. */
export function Lantern({ lit: shines = true, size = 44, ...looks }: DrawingLooks & { lit?: boolean }) {
  return <Drawing source={shines ? lit : unlit} size={size} {...looks} />;
}

/** The mark of the product, in the colour of the text around it. */
export function Logo({ size = 22, ...looks }: DrawingLooks) {
  return <Drawing source={glyph} size={size} {...looks} />;
}

const glyphSize = { desk: 18, header: 22, start: 24 } as const;

export interface BrandProps {
  /** The name, in words. */
  children: ReactNode;
  size?: keyof typeof glyphSize;
}

/** The mark and the name of the product. */
export function Brand({ children, size = 'header' }: BrandProps) {
  return (
    <span className={styles.brand} data-size={size}>
      <Logo size={glyphSize[size]} />
      {children}
    </span>
  );
}

/** The child with the lantern on the start page. It is the same night in both themes. */
export function HeroPicture({ alt = '' }: { alt?: string }) {
  return <img className={styles.hero} src={hero} alt={alt} width={360} height={424} />;
}
