/** Reminders. */
export const notifications = {
  'notifications.title': 'Påminnelser',
  'notifications.toggle': 'Påminn mig om att titta in',
  'notifications.help': 'En kort hälsning mot kvällen. Den säger inget om dig.',
  'notifications.denied': 'Påminnelser är avstängda för Lykta. Slå på dem i mobilens inställningar.',
  'notifications.unsupported':
    'Påminnelser fungerar inte i den här webbläsaren. På iPhone: lägg Lykta på hemskärmen först.',
  'notifications.failed': 'Det gick inte. Prova igen om en stund.',
} as const;
