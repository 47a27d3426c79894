/** The colour role of a piece of a layer, resolved when the figure is composed. */
export type ColourRole = 'base' | 'shadow' | 'background';

/** One `<g z-index data-layer>` of a part, split at the colours: literal, role, literal, role, …, literal. */
export type Layer = {
  readonly z: number;
  readonly name: string;
  readonly literals: readonly string[];
  readonly roles: readonly ColourRole[];
};

/** A parsed part file. */
export type Part = {
  readonly layers: readonly Layer[];
  /** The layers that are not drawn while this part is worn, from whichever part. */
  readonly hides: readonly string[];
  /** The default colour, if the file names one. */
  readonly colour: string | undefined;
};

const groupTag = /<(\/?)g\b([^>]*)>/g;
const roleAttribute = /data-(color|line)="(base|shadow|background)"/;

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
}

function cut(tag: string, body: string): Layer {
  const literals: string[] = [];
  const roles: ColourRole[] = [];
  const drawing = body.replace(/>\s+</g, '><').trim().replaceAll(' data-color="no-color"', '');
  const pieces = drawing.split(roleAttribute);
  let literal = pieces[0] ?? '';
  for (let index = 1; index < pieces.length; index += 3) {
    literals.push(literal + (pieces[index] === 'line' ? 'stroke="' : 'fill="'));
    roles.push(pieces[index + 1] as ColourRole);
    literal = '"' + (pieces[index + 2] ?? '');
  }
  literals.push(literal);
  return {
    z: Number(attribute(tag, 'z-index')),
    name: attribute(tag, 'data-layer') ?? '',
    literals,
    roles,
  };
}

/**
 * Parses a part file (format: libs/avatar/README.md) without a DOM, for Node and browsers.
 * @param svg the text of a file that passed the linter
 * @throws Error if the text is not an SVG drawing
 */
export function parsePart(svg: string): Part {
  const root = /<svg\b([^>]*)>/.exec(svg);
  if (!root) throw new Error('not an svg');
  const tag = root[1] ?? '';
  const body = svg.slice(root.index + root[0].length, svg.lastIndexOf('</svg>'));
  const layers: Layer[] = [];
  let depth = 0;
  let start = 0;
  let layerTag = '';
  for (const found of body.matchAll(groupTag)) {
    const closes = found[1] === '/';
    if (closes && --depth === 0) layers.push(cut(layerTag, body.slice(start, found.index)));
    if (!closes && depth++ === 0) {
      start = found.index + found[0].length;
      layerTag = found[2] ?? '';
    }
  }
  return {
    layers,
    hides: attribute(tag, 'data-hides')?.split(' ') ?? [],
    colour: attribute(tag, 'data-default'),
  };
}
