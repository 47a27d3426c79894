/** Reminders. */
export const notifications = {
  'notifications.title': 'Påminnelser',
  'notifications.toggle': 'Påminn mig att titta in',
  'notifications.help': 'En kort hälsning framåt kvällen. Den visar inte vad det gäller.',
  'notifications.denied': 'Påminnelser är avstängda för Lykta. Slå på dem i mobilens inställningar.',
  'notifications.unsupported':
    'Påminnelser fungerar inte i den här webbläsaren. På iPhone: lägg Lykta på hemskärmen först.',
  'notifications.failed': 'Det gick inte. Prova igen om en stund.',
} as const;
