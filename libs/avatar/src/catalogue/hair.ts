import { nothing, numbered } from './part-name.ts';

/** Hair, hanging and standing; bald is `empty`. */
export const hair = [
  ...numbered('hair', [
    ['Rak page', 'Straight bob', 'rakt {colour} hår', 'straight {colour} hair'],
    ['Långt lockigt', 'Long curls', 'långt lockigt {colour} hår', 'long curly {colour} hair'],
    ['Afro', 'Afro', '{colour} afro', '{colour} afro'],
    ['Två flätor', 'Two braids', '{colour} hår i två flätor', '{colour} hair in two braids'],
    ['Kort fade', 'Short fade', 'kort {colour} hår', 'short {colour} hair'],
  ]),
  nothing('Inget hår', 'No hair', { sv: 'inget hår', en: 'no hair' }),
];
