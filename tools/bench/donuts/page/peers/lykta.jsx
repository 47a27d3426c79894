import { Donut } from '@lykta/ui';
// The ring alone, which the library hands out only with its table.
import { DonutRing } from '../../../../../libs/ui/src/chart/donut/donut-ring.tsx';

const texts = {
  answer: 'Svar',
  count: 'Antal',
  share: 'Andel',
  rounding: 'Avrundat.',
  together: 'Samma färg.',
};

export function Ring({ question: { slices, whole } }) {
  return <DonutRing slices={slices} centre={{ value: String(whole), word: 'barn' }} />;
}
export function Whole({ question: { title, slices, whole } }) {
  return (
    <Donut
      caption={title}
      slices={slices}
      centre={{ value: String(whole), word: 'barn' }}
      texts={texts}
      empty={null}
    />
  );
}
