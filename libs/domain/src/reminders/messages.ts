import type { LocalText } from '../text/schema.ts';
import type { ReminderPool } from './schedule.ts';
import type { NonEmpty } from '../value/groups.ts';

/** The notification channel of reminders (docs/product.md §9). */
export const REMINDER_CHANNEL = 'Moodcheck';

/** The texts of reminders: neutral, so that they reveal nothing to somebody who sees the screen. */
export const reminderMessages: Record<ReminderPool, NonEmpty<LocalText>> = {
  daily: [
    { sv: 'Hur är läget idag?', en: 'How are things today?' },
    { sv: 'Hej! Hur har dagen varit?', en: 'Hi! How has your day been?' },
    { sv: 'En liten stund för dig?', en: 'A little moment for you?' },
    { sv: 'Hur blev det idag?', en: 'How did it go today?' },
    { sv: 'Hur känns det just nu?', en: 'How does it feel right now?' },
    { sv: 'Dags för dagens ansikte?', en: 'Time for today’s face?' },
    { sv: 'Tänd dagens lampa om du vill.', en: 'Light today’s lamp if you like.' },
    { sv: 'Stanna upp en minut?', en: 'Stop for a minute?' },
    { sv: 'Hur var dagen?', en: 'How was today, all in all?' },
    { sv: 'Hej du! Läget?', en: 'Hey you! How’s it going?' },
  ],
  gap: [
    { sv: 'Hej! Kom hit när du vill.', en: 'Hi! Come here when you like.' },
    { sv: 'Hur har det varit den senaste tiden?', en: 'How have things been lately?' },
    { sv: 'Titta in när det passar dig.', en: 'Drop in when it suits you.' },
    { sv: 'En minut räcker. Hur är läget?', en: 'A minute is enough. How are things?' },
  ],
  'long-gap': [
    { sv: 'Hej igen! Hur har veckan varit?', en: 'Hi again! How has your week been?' },
    { sv: 'Allt finns kvar när du vill titta in.', en: 'Everything is still here when you drop in.' },
    { sv: 'Hur har du det just nu?', en: 'How are you these days?' },
    { sv: 'Du är välkommen tillbaka när du vill.', en: 'You are welcome back whenever you like.' },
  ],
};

/** Returns one message of a pool. @param random number from 0 to 1, 1 excluded */
export function drawReminder(pool: ReminderPool, random: number): LocalText {
  const messages = reminderMessages[pool];
  return messages[Math.floor(random * messages.length)] ?? messages[0];
}
