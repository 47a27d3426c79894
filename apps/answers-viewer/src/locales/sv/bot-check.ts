/** The bot-check, which the server asks for after a few tries. */
export const botCheck = {
  'bot-check.label': 'Jag är ingen robot',
  'bot-check.verifying': 'Kontrollerar …',
  'bot-check.verified': 'Klart',
  'bot-check.error': 'Kontrollen misslyckades. Försök igen senare.',
  'bot-check.expired': 'Kontrollen gäller inte längre. Försök igen.',
  'bot-check.required': 'Kontrollen måste göras först.',
  'bot-check.enter-code': 'Skriv koden i bilden',
  'bot-check.enter-code-heard': 'Skriv koden som läses upp',
  'bot-check.code-image': 'Bild med en kod av siffror. Du kan lyssna på den i stället.',
  'bot-check.play': 'Lyssna på koden',
  'bot-check.reload': 'Visa en ny kod',
  'bot-check.verify': 'Kontrollera',
} as const;
