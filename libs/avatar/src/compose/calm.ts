import type { PartGroup } from '@lykta/domain';
import type { FigureStyle } from './compose.ts';
import type { LayerName } from './layers.ts';

/** Greyed clothes are this far on the way to grey. */
const GREY = 0.45;
const greyed: ReadonlySet<PartGroup> = new Set<PartGroup>(['CLOTHES', 'HEADWEARS', 'EYEWEARS']);
/** How much of each channel the eye sees. */
const seen = [0.3, 0.59, 0.11] as const;

/** Between a child's head and an adult's: the head is smaller, the shoulders are broader. */
const head = '<g transform="translate(6 7.5) scale(.94)">';
const body = '<g transform="translate(-4 -6) scale(1.04)">';
/** Lower and narrower eyes, about their middle. */
const eyesIn = '<g transform="translate(5.5 19) scale(.945 .82)">';
const eyes: LayerName = 'eyes';
/** The glints of wide eyes. */
const glints = /<path[^>]*fill="#FFF"[^>]*\/>/g;

function colour(group: PartGroup, chosen: string): string {
  if (!greyed.has(group)) return chosen;
  const value = Number.parseInt(chosen.slice(1), 16);
  const channels = [value >> 16, (value >> 8) & 255, value & 255];
  const grey = seen.reduce((sum, share, index) => sum + share * (channels[index] ?? 0), 0);
  const mixed = channels.map((channel) => Math.round(channel + (grey - channel) * GREY));
  return '#' + mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}

function layer(name: string, svg: string, isOnBody: boolean): string {
  if (isOnBody) return `${body}${svg}</g>`;
  return `${head}${name === eyes ? `${eyesIn}${svg.replaceAll(glints, '')}</g>` : svg}</g>`;
}

/** The calm style: the same parts, drawn older. Thinner lines, smaller eyes without glints, greyer clothes. */
export const calmFigures: FigureStyle = { line: 2.3, colour, layer };
