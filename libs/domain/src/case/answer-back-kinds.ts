/**
 * The fixed answers that staff give a child about what it sent: it has been read, they talk when they meet, staff gets
 * in touch before a day. There is no free text, so nothing can be written that hurts or that somebody else should not
 * read.
 */
export const answersBack = ['read', 'meeting', 'contact'] as const;
export type AnswerBackKind = (typeof answersBack)[number];

/** Staff promise to get in touch at most this many days ahead. */
export const CONTACT_WITHIN_DAYS = 60;
