import { nothing, numbered } from './part-name.ts';

export const clothes = numbered('clothes', [
  ['Huvtröja', 'Hoodie'],
  ['Randig t-shirt', 'Striped T-shirt'],
  ['Hängselbyxor', 'Dungarees'],
]);

export const headwears = [
  nothing('Inget på huvudet', 'Nothing on the head'),
  ...numbered('headwear', [
    ['Hijab', 'Hijab', 'hijab', 'hijab'],
    ['Keps', 'Cap', 'keps', 'cap'],
    ['Turban', 'Turban', 'turban', 'turban'],
  ]),
];

export const accessories = [
  nothing('Inget mer', 'Nothing more'),
  ...numbered('accessory', [
    ['Hörapparat', 'Hearing aid', 'hörapparat', 'hearing aid'],
    ['Rullstol', 'Wheelchair', 'rullstol', 'wheelchair'],
    ['Kryckor', 'Crutches', 'kryckor', 'crutches'],
    ['Fräknar', 'Freckles', 'fräknar', 'freckles'],
  ]),
];
