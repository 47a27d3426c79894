import { partGroups, type PartGroup } from '@lykta/domain';
import { cream, frameOnDark, hidesFrames, inkFor, isColour, shadowOf } from './colours.ts';
import { isOnBody, underHat } from './layers.ts';
import type { Layer, Part } from './parse.ts';

/** A chosen part: its id (`empty`: none) and, if the group has colours, its colour as `#rrggbb`. */
export type PartModel = { readonly id: string; readonly color?: string | undefined };

/** The parts of a figure; a group may have several, as accessories do. */
export type Worn = { readonly [Group in PartGroup]?: PartModel | readonly PartModel[] | undefined };

/** A way to draw figures, instead of the usual one. */
export interface FigureStyle {
  /** The width of lines. */
  readonly line: number;
  /** The colour that a part gets for the one that was chosen. */
  readonly colour: (group: PartGroup, chosen: string) => string;
  /** A layer with what the style does to it; not called for adults, who have a build of their own. */
  readonly layer: (name: string, svg: string, isOnBody: boolean) => string;
}

export type ComposeOptions = {
  /** `adult`: a smaller head on broader shoulders; only for ready-made figures. */
  readonly build?: 'young' | 'adult';
  /** Another way to draw the same parts. */
  readonly style?: FigureStyle | undefined;
};

/** The part id that means no part. */
export const noPart = 'empty';

const anyColour = '#FFC94D';
const fallbackColour: { readonly [Group in PartGroup]?: string } = {
  HEADS: '#F5C6A0',
  HAIR: '#5F4334',
  CLOTHES: anyColour,
};
const takesSkin: ReadonlySet<PartGroup> = new Set<PartGroup>(['EYES', 'NOSES', 'MOUTHS', 'ACCESSORIES']);

const root = (line: number) =>
  `fill="none" stroke="currentColor" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round">`;
const adultHead = '<g transform="translate(9 11) scale(.91)">';
const adultBody = '<g transform="translate(-7 -9) scale(1.07)">';

type Paint = { readonly base: string; readonly shadow: string; readonly background: string };
const paints = new Map<string, Paint>();
const inks = new Map<string, string>();
const darkSkins = new Map<string, boolean>();
const frames = new Map<string, string>();
const remembered = 512;

/** Caches a computed value per colour; clears the cache when it holds too many colours. */
function recall<Value>(memory: Map<string, Value>, colour: string, make: (colour: string) => Value): Value {
  const known = memory.get(colour);
  if (known !== undefined) return known;
  if (memory.size >= remembered) memory.clear();
  const made = make(colour);
  memory.set(colour, made);
  return made;
}

const mix = (base: string): Paint => ({ base, shadow: shadowOf(base), background: cream });
const paintOf = (base: string): Paint => recall(paints, base, mix);

/** The paint of a chosen colour; undefined when it is no colour. One that was painted before needs no check. */
function chosenPaint(colour: string | undefined): Paint | undefined {
  if (colour === undefined) return undefined;
  return paints.get(colour) ?? (isColour(colour) ? paintOf(colour) : undefined);
}

const none: readonly PartModel[] = [];

/** The chosen parts of a group, as a list. */
export function modelsOf(worn: Worn, group: PartGroup): readonly PartModel[] {
  const models = worn[group];
  if (models === undefined) return none;
  return Array.isArray(models) ? models : [models as PartModel];
}

function paintOfGroup(worn: Worn, group: PartGroup): Paint {
  return chosenPaint(modelsOf(worn, group)[0]?.color) ?? paintOf(fallbackColour[group] ?? anyColour);
}

/** The paint of a part before a style or a dark skin changes it: its own, the one it takes over, or its group's. */
function paintOfPart(
  group: PartGroup,
  { color }: PartModel,
  part: Part,
  { skin, hair }: { skin: Paint; hair: Paint },
): Paint {
  if (takesSkin.has(group)) return skin;
  const own = chosenPaint(color);
  if (own) return own;
  return group === 'BEARDS' ? hair : paintOf(part.colour ?? fallbackColour[group] ?? anyColour);
}

/** The drawing `before`, followed by a layer in its colours. */
function draw(layer: Layer, paint: Paint, before = ''): string {
  const { literals, roles } = layer;
  let svg = before + literals[0]!;
  for (let index = 0; index < roles.length; index++) svg += paint[roles[index]!] + literals[index + 1]!;
  return svg;
}

type Drawable = { readonly layer: Layer; readonly paint: Paint };

/** Inserts a shape behind everything with a higher z-index; equal ones keep the order of the groups. */
function insert(drawables: Drawable[], drawable: Drawable): void {
  const { z } = drawable.layer;
  let place = drawables.length;
  for (; place > 0 && drawables[place - 1]!.layer.z > z; place--) drawables[place] = drawables[place - 1]!;
  drawables[place] = drawable;
}

/** Returns the ids of every part file that a figure needs, without `empty`. */
export function partIdsOf(worn: Worn): string[] {
  const ids: string[] = [];
  for (const group of partGroups) {
    for (const { id } of modelsOf(worn, group)) if (id !== noPart) ids.push(id);
  }
  return ids;
}

/**
 * Combines parts and colours into one SVG drawing, viewBox 0 0 200 300: sorts layers by z-index, omits layers that a
 * worn part hides, shows `hair-hat` only under something that hides `hair-front`, and applies the colour roles
 * (docs/product.md §3 Avatar, §9 colouring). Replaces a colour that is not `#rrggbb` by the group's own; glasses are
 * brighter on dark skins.
 * @param worn parts and colours
 * @param partOf returns the parsed file of an id from `partIdsOf`
 */
export function compose(worn: Worn, partOf: (id: string) => Part, options: ComposeOptions = {}): string {
  const body = { skin: paintOfGroup(worn, 'HEADS'), hair: paintOfGroup(worn, 'HAIR') };
  const skin = body.skin.base;
  const { style } = options;
  const hidden: string[] = [];
  const drawables: Drawable[] = [];
  for (const group of partGroups) {
    for (const model of modelsOf(worn, group)) {
      if (model.id === noPart) continue;
      const part = partOf(model.id);
      hidden.push(...part.hides);
      const given = paintOfPart(group, model, part, body);
      let paint = style ? paintOf(style.colour(group, given.base)) : given;
      const isFrame = group === 'EYEWEARS' && recall(darkSkins, skin, hidesFrames);
      if (isFrame) paint = paintOf(recall(frames, paint.base, frameOnDark));
      for (const layer of part.layers) insert(drawables, { layer, paint });
    }
  }
  const hatOn = hidden.includes('hair-front');
  let svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300" color="${recall(inks, skin, inkFor)}" ${root(style?.line ?? 3)}`;
  for (const { layer, paint } of drawables) {
    if (hidden.includes(layer.name) || (layer.name === underHat && !hatOn)) continue;
    if (options.build === 'adult')
      svg = draw(layer, paint, svg + (isOnBody(layer.name) ? adultBody : adultHead)) + '</g>';
    else if (style) svg += style.layer(layer.name, draw(layer, paint), isOnBody(layer.name));
    else svg = draw(layer, paint, svg);
  }
  return svg + '</svg>';
}
