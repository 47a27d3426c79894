/** The check that a person, not a program, fills in a form. */
export const botCheck = {
  'bot-check.label': 'Jag är ingen robot',
  'bot-check.verifying': 'Vi kollar …',
  'bot-check.verified': 'Klart',
  'bot-check.error': 'Det fungerade inte. Prova igen om en stund.',
  'bot-check.expired': 'Kontrollen gäller inte längre. Prova igen.',
  'bot-check.required': 'Bocka i ”Jag är ingen robot” först.',
  'bot-check.enter-code': 'Skriv koden i bilden',
  'bot-check.enter-code-heard': 'Skriv koden som du hör',
  'bot-check.code-image': 'Bild med en kod av siffror. Du kan lyssna på den i stället.',
  'bot-check.play': 'Lyssna på koden',
  'bot-check.reload': 'Visa en ny kod',
  'bot-check.verify': 'Kontrollera',
} as const;
