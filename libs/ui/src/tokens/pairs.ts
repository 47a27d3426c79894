import { moodLevels } from '@lykta/domain';

/**
 * The pairs of roles that appear together. The test checks them against WCAG 2.2; the Storybook page about colour
 * shows them.
 */

const surfaces = ['page', 'demo-page', 'card', 'sunken', 'quiet'];
const tints = ['area-myself', 'area-school', 'area-family', 'area-base', 'area-leisure', 'area-kasamstegen'];
const tags = [
  'care',
  'safety',
  'feel-good',
  'leisure',
  'context',
  'responsible',
  'respect',
  'developing',
].map((tag) => `tag-${tag}`);
const softs = ['action-soft', 'second-soft', 'danger-soft', 'lit-soft'];
const pools = ['glow-1', 'glow-2'];

type Pair = readonly [ink: string, surface: string];
const on = (ink: string, ...under: readonly string[]): Pair[] => under.map((surface) => [ink, surface]);

/** Text and its background: at least 4.5 : 1. */
export const textPairs: readonly Pair[] = [
  ...on('text', ...surfaces, ...tints, ...tags, ...softs, ...pools, 'quiet-press'),
  ...on('text-quiet', ...surfaces, 'glow-2', 'lit-soft'),
  ...on('action-text', 'page', 'demo-page', 'card', 'action-soft'),
  ...on('second-text', 'page', 'demo-page', 'card', 'sunken', 'second-soft'),
  ...on('danger-text', 'page', 'demo-page', 'card', 'danger-soft', ...tints),
  ...on('on-lit', 'lit'),
  ...on('on-action', 'action', 'action-press'),
  ...on('on-second', 'second', 'second-press'),
  ...on('on-danger', 'danger', 'danger-press'),
  ...on('on-toast', 'toast'),
  ...on('on-sky', 'sky', 'sky-2'),
];

/** Outlines, icons and edges of controls with their background: at least 3 : 1. */
export const shapePairs: readonly Pair[] = [
  ...on('line', 'page', 'demo-page', 'card', 'sunken'),
  ...on('ink-line', ...surfaces, ...tints),
  ...on('action', 'page', 'card'),
  ...on('danger', 'page', 'card'),
  ...on('lit', 'track'),
  ...on('lit-mark', 'lit'),
  ...on('toast-mark', 'toast'),
  ...on('danger-text', ...tints, ...pools),
  ...on('text-quiet', ...tints),
  ...on('ink', 'face', 'lit', ...moodLevels.map((mood) => `mood-${mood.toLowerCase()}`)),
];

/** Backgrounds of a focus ring: one of its two colours must contrast with each. */
export const focusSurfaces: readonly string[] = [
  ...surfaces,
  ...tints,
  ...softs,
  ...pools,
  'lit',
  'action',
  'danger',
  'sky',
];

/** Slice colours in order, the grey of skipped answers last. */
export const donutSlices: readonly string[] = [1, 2, 3, 4, 5, 6, 7, 'skip'].map((slice) => `donut-${slice}`);
/** The steps of a scale in order, and the grey. */
export const donutSteps: readonly string[] = [
  ...[1, 2, 3, 4, 5].map((step) => `donut-step-${step}`),
  'donut-skip',
];
