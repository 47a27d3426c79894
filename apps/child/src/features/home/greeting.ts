/** The greetings of home, each for some hours of the child's clock. */
export const greetings = ['morning', 'day', 'evening', 'night'] as const;

/** The greeting for an hour (0–23) of the child's clock. It never contains a name (docs/product.md §2, home). */
export type Greeting = (typeof greetings)[number];

/** Morning from 5, day from 10, evening from 18, night from 23 o'clock. */
export function greetingAt(hour: number): Greeting {
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 10) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}
