/** Around a film. */
export const film = {
  'film.captions': 'Captions',
  'film.off': 'No captions',
  'film.failed': "The film can't be shown right now. Try again later.",
  'film.voice.start': 'Turn on the voice',
  'film.voice.stop': 'Turn off the voice',
  'film.voice.none':
    'There is no voice for that language here. The text below the picture says the same. You can get a voice for your phone. Feel free to ask somebody.',
} as const;
