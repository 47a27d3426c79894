/** The kind of picture in the platform's project, by its file name. */
export type Shape = 'square' | 'rounded' | 'round' | 'glyph' | 'splash';

const NIGHT = '#1F2A44';

/** Returns the kind of a template picture; undefined for one that is not to be replaced. */
export function shapeOf(file: string): Shape | undefined {
  if (/(^|\/)splash[^/]*\.png$/.test(file)) return 'splash';
  if (/AppIcon[^/]*\.png$/.test(file)) return 'square';
  if (/ic_launcher_foreground\.png$/.test(file)) return 'glyph';
  if (/ic_launcher_round\.png$/.test(file)) return 'round';
  return /ic_launcher\.png$/.test(file) ? 'rounded' : undefined;
}

/**
 * The logo's size as a share of the shorter side; the lantern is a good half of the logo. A launcher cuts off the outer
 * third of a foreground picture.
 */
const share: Record<Shape, number> = { square: 1.1, rounded: 1.15, round: 1.05, glyph: 0.95, splash: 0.5 };
const radius: Partial<Record<Shape, string>> = { rounded: '22%', round: '50%' };

/**
 * Returns a page that shows the logo as an icon or splash screen, for a screenshot.
 * @param logo the SVG of the favicon: a night-blue square of 64 units with the lantern
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

/** Returns width and height of a PNG, from its header. @throws {Error} if it is not a PNG */
export function sizeOf(png: Buffer): { width: number; height: number } {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('not a PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
