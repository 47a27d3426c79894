import { seeded } from '../../../avatars/random.ts';

const words = ['Alltid', 'Ofta', 'Ibland', 'Sällan', 'Nästan aldrig', 'Aldrig', 'Vet inte'];
const colours = words.map((_, index) => `var(--donut-${index + 1})`);

/** Makes fifty questions with seven answers each. */
export function makeQuestions() {
  const random = seeded(11);
  return Array.from({ length: 50 }, (_, number) => {
    const slices = words.map((label, index) => ({
      id: `${number}-${index}`,
      label,
      value: 1 + Math.floor(random() * 40),
    }));
    const whole = slices.reduce((sum, { value }) => sum + value, 0);
    const shared = slices.map((slice, index) => ({
      ...slice,
      colour: colours[index],
      share: Math.round((slice.value / whole) * 100),
    }));
    return { id: number, title: `Fråga ${number + 1}`, slices: shared, whole };
  });
}
