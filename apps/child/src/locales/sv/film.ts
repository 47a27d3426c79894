/** Around a film. Loaded with the player: the start page, which offers a film, shows none of this. */
export const film = {
  'film.captions': 'Text i filmen',
  'film.off': 'Ingen text',
  'film.failed': 'Filmen går inte att visa nu. Prova igen senare.',
  'film.voice.start': 'Slå på rösten',
  'film.voice.stop': 'Stäng av rösten',
  'film.voice.none':
    'Här finns ingen röst för det språket. Texten under bilden säger samma sak. Du kan hämta en röst till din mobil. Fråga gärna någon.',
} as const;
