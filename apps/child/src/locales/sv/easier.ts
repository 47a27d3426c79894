/** The easier way to answer. */
export const easier = {
  'easier.name': 'Enklare',
  'easier.help': 'Allt är stort. Orden är få. Lykta läser för dig.',
  'easier.others': 'Fler svar',
} as const;
