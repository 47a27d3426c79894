/** What a picture of the platform's project shows, by its file name. */
export type Shape = 'square' | 'rounded' | 'round' | 'glyph' | 'splash';

const NIGHT = '#1F2A44';

/** The shape of a picture that a platform's template brings; undefined for one that isn't ours to draw. */
export function shapeOf(file: string): Shape | undefined {
  if (/(^|\/)splash[^/]*\.png$/.test(file)) return 'splash';
  if (/AppIcon[^/]*\.png$/.test(file)) return 'square';
  if (/ic_launcher_foreground\.png$/.test(file)) return 'glyph';
  if (/ic_launcher_round\.png$/.test(file)) return 'round';
  return /ic_launcher\.png$/.test(file) ? 'rounded' : undefined;
}

/**
 * How much of the shorter side the logo's square takes, of which the lantern is a good half. A launcher cuts the outer
 * third of a foreground away.
 */
const share: Record<Shape, number> = { square: 1.1, rounded: 1.15, round: 1.05, glyph: 0.95, splash: 0.5 };
const radius: Partial<Record<Shape, string>> = { rounded: '22%', round: '50%' };

/**
 * A page that shows the logo as an icon or as the first screen, to be photographed.
 * @param logo the SVG of the favicon: a night square of 64 units with the lantern on it
 */
export function pageOf(shape: Shape, logo: string): string {
  const lantern = logo.replace(/<rect[^>]*\/>/, '');
  const ground = shape === 'glyph' ? 'transparent' : NIGHT;
  const size = `calc(${share[shape]} * min(100vw, 100vh))`;
  return `<!doctype html><style>
body{margin:0}
main{display:grid;place-content:center;block-size:100vh;background:${ground};border-radius:${radius[shape] ?? 0}}
svg{inline-size:${size};block-size:${size}}
</style><main>${lantern}</main>`;
}

/** Width and height of a PNG, from its header. @throws {Error} when it is none */
export function sizeOf(png: Buffer): { width: number; height: number } {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
