import { rolesIn, type Theme } from './roles.ts';
import { palette, scales } from './tokens.ts';

/** One token in the format of the Design Tokens Community Group (2025.10), which tools for drawing import. */
interface DesignToken {
  $type: string;
  $value: unknown;
}

type Group = Record<string, DesignToken>;

const share = (hex: string) => Number((parseInt(hex, 16) / 255).toFixed(4));

/** `#1F2A44` or `rgb(31 42 68 / 0.55)`. */
function colour(css: string): DesignToken['$value'] {
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  const parts = rgb
    ? rgb.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, '0'))
    : [css.slice(1, 3), css.slice(3, 5), css.slice(5, 7)];
  return {
    colorSpace: 'srgb',
    components: parts.map(share),
    alpha: rgb ? Number(rgb[4]) : 1,
    hex: `#${parts.join('').toLowerCase()}`,
  };
}

const length = (css: string) => ({ value: parseFloat(css), unit: css.endsWith('px') ? 'px' : 'rem' });

/** `0 6px 16px -6px rgb(94 66 20 / 0.1)`; a missing spread is 0. */
function shadow(css: string): DesignToken['$value'] {
  const [, lengths = '', tint = '#000000'] = /^([^r#]+) (rgb\(.+\)|#.+)$/.exec(css) ?? [];
  const [offsetX = '0px', offsetY = '0px', blur = '0px', spread = '0px'] = lengths
    .split(' ')
    .map((one) => (one === '0' ? '0px' : one));
  return {
    color: colour(tint),
    offsetX: length(offsetX),
    offsetY: length(offsetY),
    blur: length(blur),
    spread: length(spread),
  };
}

/** Converts the value of a custom property; undefined for `none`, which the format can't say. */
function token(name: string, css: string): DesignToken | undefined {
  if (css === 'none') return undefined;
  if (name.startsWith('e-')) return { $type: 'shadow', $value: css.split(/, (?=0)/).map(shadow) };
  if (/^(?:#|rgb)/.test(css)) return { $type: 'color', $value: colour(css) };
  if (name.startsWith('font'))
    return { $type: 'fontFamily', $value: css.split(', ').map((one) => one.replaceAll("'", '')) };
  if (css.startsWith('cubic-bezier'))
    return { $type: 'cubicBezier', $value: [...css.matchAll(/[\d.]+/g)].map(([part]) => Number(part)) };
  if (css.endsWith('ms')) return { $type: 'duration', $value: { value: parseFloat(css), unit: 'ms' } };
  if (/(?:rem|px)$/.test(css)) return { $type: 'dimension', $value: length(css) };
  if (css.endsWith('%')) return { $type: 'number', $value: parseFloat(css) / 100 };
  return { $type: name.startsWith('fw-') ? 'fontWeight' : 'number', $value: parseFloat(css) };
}

function group(tokens: Record<string, string>): Group {
  const converted = Object.entries(tokens).map(([name, css]) => [name, token(name, css)] as const);
  return Object.fromEntries(
    converted.filter((entry): entry is [string, DesignToken] => entry[1] !== undefined),
  );
}

/** All tokens; the roles once for each theme. `npm run tokens -w @lykta/ui` writes them as tokens.json. */
export function designTokens(): Record<string, unknown> {
  const theme = (name: Theme) => group(rolesIn(name));
  return {
    palette: group(palette),
    roles: { light: theme('light'), dark: theme('dark') },
    ...Object.fromEntries(Object.entries(scales).map(([name, { tokens }]) => [name, group(tokens)])),
  };
}

const MADE = 'Made by "npm run tokens -w @lykta/ui": change a colour in roles.ts, the rest in tokens.ts.';

/** Returns the content of tokens.json. */
export const designTokensJson = (): string =>
  `${JSON.stringify({ $description: MADE, ...designTokens() }, null, 2)}\n`;
