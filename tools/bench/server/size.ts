/** With `--short` it only shows that everything runs (test:long); its figures say nothing. */
const isShort = process.argv.includes('--short');

/** How many children there are at last. */
export const CHILDREN = isShort ? 4000 : 100_000;

/** How many requests a load makes. */
export const requests = (whole: number): number => (isShort ? Math.ceil(whole / 20) : whole);

/** How long a load lasts. */
export const seconds = (whole: number): number => (isShort ? 1 : whole);
