/** The areas in which forms are grouped, in their order on screen (docs/product.md §2, question flow). */
export const areas = ['myself', 'school', 'family', 'base', 'leisure', 'kasamstegen'] as const;
export type Area = (typeof areas)[number];

export const DEFAULT_FORM_ICON = '🚀';

/** The form behind /beb: questions about the story itself (docs/product.md §3, Story). */
export const BEB_FORM = { id: 'beb', version: 2 } as const;
