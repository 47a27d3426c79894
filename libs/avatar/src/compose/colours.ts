/** The fixed colour of `background` shapes: eye whites, teeth, stripes (docs/product.md §9, colouring). */
export const cream = '#FFF4E2';

/** The line colour, and a darker one for skins on which night blue has too little contrast. */
const ink = '#1F2A44';
const deepInk = '#0D1222';
const darkSkin = 0.075;
/** Below this luminance of the skin, a dark frame between the lines is not visible. */
const frameSkin = 0.13;
/** From this luminance on, a frame is visible on such a skin. */
const clearFrame = 0.24;

const shadowBrightness = 0.85;
const hexColour = /^#[0-9a-f]{6}$/i;

/** Whether a value is a colour `#rrggbb`; nothing else may be inserted into the drawing. */
export function isColour(value: unknown): value is string {
  return typeof value === 'string' && hexColour.test(value);
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const hexOf = (parts: readonly number[]) =>
  '#' + parts.map((channel) => channel.toString(16).padStart(2, '0')).join('');

/** Returns the colour at 85 % brightness per channel, as lower-case `#rrggbb` (docs/product.md §9, colouring). */
export function shadowOf(colour: string): string {
  return hexOf(channels(colour).map((channel) => Math.round(channel * shadowBrightness)));
}

/** The light of one channel, 0 to 1. */
function light(channel: number): number {
  const part = channel / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white). */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** Whether dark frames are invisible on a skin. */
export function hidesFrames(skin: string): boolean {
  return luminance(skin) < frameSkin;
}

/**
 * Returns the frame colour for a dark skin: mixes a dark colour with white until it is visible between the lines. Light
 * colours stay.
 */
export function frameOnDark(colour: string): string {
  const from = channels(colour);
  for (let white = 0; white < 1; white += 0.1) {
    const mixed = from.map((channel) => Math.round(channel + (255 - channel) * white));
    const hex = hexOf(mixed);
    if (luminance(hex) >= clearFrame) return hex;
  }
  return '#ffffff';
}

/** Returns the line colour for a skin: darker on the darkest skins, so that brows and mouth stay visible. */
export function inkFor(skin: string): string {
  return luminance(skin) < darkSkin ? deepInk : ink;
}
