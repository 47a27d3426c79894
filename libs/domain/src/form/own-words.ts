/** The maximum length of an answer in the child's own words. */
export const OWN_WORDS_MAX = 300;
