/** The easier way to answer. */
export const easier = {
  'easier.name': 'Enklare',
  'easier.help': 'Allt är stort. Orden är få. Lykta läser för dig.',
  'easier.others': 'Fler svar',
  'easier.below': 'Mer längre ner',
} as const;
