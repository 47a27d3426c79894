import type { Season } from '@lykta/ui';

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** The season of a day `YYYY-MM-DD`: in Sweden winter begins with December. */
export function seasonOf(day: string): Season {
  const month = Number(day.slice(5, 7));
  return seasons[Math.floor((month % 12) / 3)]!;
}
