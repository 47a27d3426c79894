/** Drawings narrower than this (px) get thicker lines. */
const SMALL = 48;

/** Whether a face of this width needs thicker lines. */
export const isSmall = (size = 64): boolean => size < SMALL;
