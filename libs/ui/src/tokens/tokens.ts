import type { MoodLevel } from '@lykta/domain';

/** Each mood has a colour of its own. */
export type MoodColour = `mood-${Lowercase<MoodLevel>}`;

/** Tokens of one purpose; the Storybook pages show one section per group. */
export interface TokenGroup {
  title: string;
  tokens: Record<string, string>;
}

/** The same in both themes. Only roles and drawings may use it; components use roles. */
export const palette = {
  night: '#1F2A44',
  'paper-0': '#FFF9F0',
  white: '#FFFFFF',
  lantern: '#FFC94D',
  'lantern-shade': '#EFA92F',
  ember: '#F08A3C',
  'mood-super': '#FFD34E',
  'mood-good': '#9BD770',
  'mood-ok': '#7CC6E8',
  'mood-meh': '#B9B5E8',
  'mood-bad': '#F2A87B',
  'mood-crappy': '#E58A9B',
} as const satisfies Record<MoodColour, string> & Record<string, string>;

const OWN_LETTERS = "'Atkinson Hyperlegible Next', 'Noto Sans Arabic'";
/** Until Atkinson has come, Arial stands in: its letters are as wide, so that lines break at the same words. */
const SYSTEM_LETTERS = 'Arial, system-ui, sans-serif';

/** Sizes, type and motion, the same in both themes. Lengths are in rem of 16 px. */
export const scales: Record<'type' | 'space' | 'shape' | 'motion' | 'z', TokenGroup> = {
  type: {
    title: 'Type',
    tokens: {
      font: `${OWN_LETTERS}, ${SYSTEM_LETTERS}`,
      // The face of this name is in css.ts.
      'font-head': `${OWN_LETTERS}, 'Stand-in', ${SYSTEM_LETTERS}`,
      'fs-display': '2.25rem',
      'fs-h1': '1.75rem',
      'fs-h2': '1.375rem',
      'fs-h3': '1.125rem',
      'fs-body': '1.125rem',
      'fs-label': '1.0625rem',
      'fs-small': '1rem',
      'fs-caption': '0.9375rem',
      'fs-d-title': '1.375rem',
      'fs-d-body': '0.9375rem',
      'fs-d-small': '0.875rem',
      'lh-tight': '1.15',
      'lh-head': '1.22',
      'lh-body': '1.5',
      'fw-body': '430',
      'fw-strong': '650',
      'fw-head': '760',
      'fw-display': '800',
      'track-head': '-0.015em',
    },
  },
  space: {
    title: 'Space',
    tokens: {
      's-05': '0.25rem',
      's-1': '0.5rem',
      's-15': '0.75rem',
      's-2': '1rem',
      's-25': '1.25rem',
      's-3': '1.5rem',
      's-4': '2rem',
      's-5': '2.5rem',
      's-6': '3rem',
      's-8': '4rem',
      gutter: '1rem',
      column: '34rem',
      target: '3rem',
    },
  },
  shape: {
    title: 'Shape',
    tokens: {
      'r-s': '0.5rem',
      'r-m': '0.875rem',
      'r-card': '1.25rem',
      'r-sheet': '1.75rem',
      'r-pill': '999px',
      stroke: '2px',
    },
  },
  motion: {
    title: 'Motion',
    tokens: {
      't-fast': '150ms',
      't-base': '200ms',
      't-slow': '250ms',
      ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  },
  z: {
    title: 'Layers',
    tokens: { 'z-foot': '2', 'z-header': '3', 'z-toast': '20', 'z-cover': '100' },
  },
};

/** Motion tokens that become 0 when the system asks for reduced motion. */
export const durations = ['t-fast', 't-base', 't-slow'] as const;
