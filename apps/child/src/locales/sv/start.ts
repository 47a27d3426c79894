/** The signed-out start page. */
export const start = {
  'start.title': 'En lykta som lyser upp din berättelse',
  'start.intro': 'Säg hur du mår. Berätta i din takt. Du väljer vem som får se.',
  'start.invited': 'Din inbjudan väntar på dig. Logga in eller skapa ett konto.',
  'start.login': 'Logga in',
  'start.create': 'Skapa konto',
  'start.try': 'Prova utan konto',
  'start.emergency': 'Är det fara nu? Ring 112',
  'start.film': 'Se hur Lykta funkar',
  'start.film.note': 'Film på 1 minut, med text',
  'start.language': 'Språk',
} as const;
