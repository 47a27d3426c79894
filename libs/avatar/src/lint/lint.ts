import { own } from '@lykta/domain';
import { layers } from '../compose/layers.ts';
import { readTags, type Tag } from './svg-tags.ts';

const maxPartBytes = 4096;
const maxReadyMadeBytes = 10_000;

const shapes: Readonly<Record<string, readonly string[]>> = {
  g: [],
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
};
const root: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 200 300',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '3',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

const number = /^-?(?:\d+(?:\.\d)?|\.\d)$/;
const share = /^(?:0?\.\d{1,2}|1)$/;
const paint = /^(?:none|currentColor|#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6})$/;
const path = /^[MLHVCSQTAZmlhvcsqtaz\d\s,.-]+$/;
const longNumber = /\.\d\d/;

/** The allowed values of each attribute of a shape or group. */
const values: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'stroke-width'].map((key) => [key, number]),
  ),
  d: path,
  fill: paint,
  stroke: paint,
  'fill-rule': /^evenodd$/,
  'fill-opacity': share,
  'stroke-opacity': share,
  'data-view': /^full$/,
};
const roles = /^(?:base|shadow|background|no-color)$/;
const adultTransforms = /^(?:translate\(9 11\) scale\(\.91\)|translate\(-7 -9\) scale\(1\.07\))$/;

function* lintRoot(tag: Tag | undefined, extra: Readonly<Record<string, RegExp>>): Generator<string> {
  if (tag?.name !== 'svg') return yield 'the root is not <svg>';
  for (const [key, wanted] of Object.entries(root)) {
    if (tag.attributes.get(key) !== wanted) yield `the root needs ${key}="${wanted}"`;
  }
  for (const [key, value] of tag.attributes) {
    if (!Object.hasOwn(root, key) && !own(extra, key)?.test(value))
      yield `the root may not have ${key}="${value}"`;
  }
}

function* lintLayer({ name, attributes }: Tag): Generator<string> {
  const layer = attributes.get('data-layer') ?? '';
  const depths: readonly number[] | undefined = own(layers, layer);
  if (name !== 'g' || !depths) yield `<${name}> with data-layer="${layer}" is not a layer`;
  else if (!depths.includes(Number(attributes.get('z-index')))) {
    yield `layer ${layer} may not have z-index="${attributes.get('z-index')}"`;
  }
  if (attributes.size > 2) yield `layer ${layer} may only have z-index and data-layer`;
}

function* lintShape({ name, attributes }: Tag, extra: Readonly<Record<string, RegExp>>): Generator<string> {
  const geometry = own(shapes, name);
  if (!geometry) return yield `<${name}> is not allowed`;
  for (const key of geometry) if (!attributes.has(key) && key !== 'rx') yield `<${name}> needs ${key}`;
  for (const [key, value] of attributes) {
    const pattern = own(extra, key) ?? own(values, key);
    if (!pattern || (pattern === number && key !== 'stroke-width' && !geometry.includes(key))) {
      yield `<${name}> may not have ${key}`;
    } else if (!pattern.test(value)) yield `${key}="${value.slice(0, 30)}" is not allowed`;
  }
  if (longNumber.test(attributes.get('d') ?? '')) yield 'a path has more than one decimal';
}

function* lintRoles({ attributes }: Tag): Generator<string> {
  const role = attributes.get('data-color');
  const fill = attributes.get('fill');
  if (role && role !== 'no-color' && fill) yield `role ${role} and a fill on one shape`;
  if (!role && fill && fill !== 'none') yield `fill="${fill}" without data-color="no-color"`;
  if (attributes.has('data-line') && attributes.has('stroke')) yield 'a line role and a stroke on one shape';
}

function sizeOf(svg: string, most: number): string[] {
  const bytes = new TextEncoder().encode(svg).length;
  return bytes > most ? [`${bytes} bytes, at most ${most}`] : [];
}

/**
 * Checks a part file of `assets/avatarParts`: elements, attributes, layers, colour roles, size.
 * @returns one sentence per fault; none if the file may be served and inlined
 */
export function lintPart(svg: string): string[] {
  const tags = readTags(svg);
  if (typeof tags === 'string') return [tags];
  const [first, ...rest] = tags;
  const names = Object.keys(layers).join('|');
  const rootExtras = {
    'data-hides': new RegExp(`^(?:${names})(?: (?:${names}))*$`),
    'data-default': /^#[0-9A-F]{6}$/,
  };
  const roleExtras = { 'data-color': roles, 'data-line': roles };
  return [
    ...sizeOf(svg, maxPartBytes),
    ...lintRoot(first, rootExtras),
    ...rest.flatMap((tag) =>
      tag.depth <= 1 ? [...lintLayer(tag)] : [...lintShape(tag, roleExtras), ...lintRoles(tag)],
    ),
  ];
}

/** Checks a ready-made picture of `assets/avatars`: like a part, but with fixed colours and without roles or layers. */
export function lintReadyMade(svg: string): string[] {
  const tags = readTags(svg);
  if (typeof tags === 'string') return [tags];
  const [first, ...rest] = tags;
  return [
    ...sizeOf(svg, maxReadyMadeBytes),
    ...lintRoot(first, { color: /^#[0-9A-F]{6}$/ }),
    ...rest.flatMap((tag) => [...lintShape(tag, tag.depth === 1 ? { transform: adultTransforms } : {})]),
  ];
}
