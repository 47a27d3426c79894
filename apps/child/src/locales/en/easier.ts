/** The easier way to answer. */
export const easier = {
  'easier.name': 'Easier',
  'easier.help': 'Everything is big. The words are few. Lykta reads to you.',
  'easier.others': 'More answers',
  'easier.below': 'More further down',
} as const;
