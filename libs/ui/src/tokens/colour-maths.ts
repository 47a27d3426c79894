/** A colour as linear light, 0 to 1 per channel. */
export type Linear = readonly [number, number, number];

/** What colour-blind eyes see; each lacks one kind of cone. */
export type Deficiency = 'protanopia' | 'deuteranopia' | 'tritanopia';

export const deficiencies: readonly Deficiency[] = ['protanopia', 'deuteranopia', 'tritanopia'];

/** `#RRGGBB` as linear light. @throws for anything else */
export function linear(hex: string): Linear {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`Not a colour of six digits: ${hex}`);
  const [red, green, blue] = digits.slice(1).map((pair) => {
    const value = parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red!, green!, blue!];
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast between two colours, 1 to 21, as WCAG 2 defines it. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Machado, Oliveira and Fernandes (2009), severity 1, for linear light. */
const SEEN_AS: Record<Deficiency, readonly [Linear, Linear, Linear]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour as somebody with that deficiency sees it. */
export function simulate(colour: Linear, deficiency: Deficiency): Linear {
  const seen = SEEN_AS[deficiency].map((row) => {
    const value = row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2];
    return Math.min(1, Math.max(0, value));
  });
  return [seen[0]!, seen[1]!, seen[2]!];
}

/** CIELAB under D65. */
export function lab([red, green, blue]: Linear): Linear {
  const x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047;
  const y = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue;
  const z = (0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883;
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}

const degrees = (radians: number) => ((((radians * 180) / Math.PI) % 360) + 360) % 360;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** The distance between two CIELAB colours by CIEDE2000 (Sharma, Wu and Dalal, 2005). */
export function ciede2000(one: Linear, two: Linear): number {
  const [l1, a1, b1] = one;
  const [l2, a2, b2] = two;
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const h1 = c1 === 0 ? 0 : degrees(Math.atan2(b1, p1));
  const h2 = c2 === 0 ? 0 : degrees(Math.atan2(b2, p2));

  const grey = c1 * c2 === 0;
  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const deltaL = l2 - l1;
  const deltaC = c2 - c1;
  const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));

  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = h1 + h2;
  if (!grey) h = Math.abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? h / 2 + 180 : h / 2 - 180;

  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(
    (deltaL / sl) ** 2 + (deltaC / sc) ** 2 + (deltaH / sh) ** 2 + rotation * (deltaC / sc) * (deltaH / sh),
  );
}
