/** The fixed colour of `background` shapes: eye whites, teeth, stripes (docs/product.md §9, colouring). */
export const cream = '#FFF4E2';

/** The line colour, and the deeper one for skins on which night blue would drown. */
const ink = '#1F2A44';
const deepInk = '#0D1222';
const darkSkin = 0.075;

const shadowBrightness = 0.85;
const hexColour = /^#[0-9a-f]{6}$/i;

/** Whether a value is a colour of the form `#rrggbb`: nothing else may reach the drawing. */
export function isColour(value: unknown): value is string {
  return typeof value === 'string' && hexColour.test(value);
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour at 85 % brightness, each channel alone, as lower-case `#rrggbb` (docs/product.md §9, colouring). */
export function shadowOf(colour: string): string {
  const [red, green, blue] = channels(colour).map((channel) => Math.round(channel * shadowBrightness)) as [
    number,
    number,
    number,
  ];
  return '#' + ((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1);
}

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white). */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The line colour for a skin: darker on the darkest skins, so that brows and smile stay visible. */
export function inkFor(skin: string): string {
  return luminance(skin) < darkSkin ? deepInk : ink;
}
