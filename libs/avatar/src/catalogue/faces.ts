import { nothing, numbered } from './part-name.ts';

export const heads = numbered('head', [
  ['Ovalt', 'Oval'],
  ['Runt', 'Round'],
  ['Kantigt', 'Square'],
  ['Hjärtformat', 'Heart-shaped'],
  ['Avlångt', 'Long'],
  ['Brett', 'Broad'],
  ['Mjukt kantigt', 'Softly square'],
]);

export const eyes = numbered('eye', [
  ['Stora ögon', 'Big eyes'],
  ['Skrattande ögon', 'Laughing eyes'],
  ['Bruna ögon', 'Brown eyes'],
  ['Blå ögon', 'Blue eyes'],
  ['Gröna ögon', 'Green eyes'],
  ['Mandelformade ögon', 'Almond eyes'],
  ['Blinkning', 'Wink'],
  ['Lugna ögon', 'Calm eyes'],
  ['Ögon som tittar upp', 'Eyes that look up'],
  ['Oroliga ögon', 'Worried eyes'],
  ['Bestämda ögon', 'Determined eyes'],
  ['Långa ögonfransar', 'Long lashes'],
  ['Tjocka ögonbryn', 'Thick eyebrows'],
  ['Skratt och ögonfransar', 'Laughing with lashes'],
  ['Ögon som tittar åt sidan', 'Eyes that look aside'],
  ['Slutna ögon', 'Closed eyes'],
]);

export const noses = numbered('nose', [
  ['Rund näsa', 'Round nose'],
  ['Böjd näsa', 'Curved nose'],
  ['Uppnäsa', 'Button nose'],
  ['Rak näsa', 'Straight nose'],
  ['Bred och rund näsa', 'Broad round nose'],
  ['Spetsig näsa', 'Pointed nose'],
  ['Näsa åt andra hållet', 'Nose to the other side'],
  ['Liten näsa', 'Small nose'],
  ['Bred näsa', 'Broad nose'],
]);

export const mouths = numbered('mouth', [
  ['Leende', 'Smile'],
  ['Skratt', 'Laugh'],
  ['Snett leende', 'Lopsided smile'],
  ['Litet leende', 'Small smile'],
  ['Stort skratt', 'Big laugh'],
  ['Leende med tänder', 'Smile with teeth'],
  ['Förvånad mun', 'Surprised mouth'],
  ['Tungan ute', 'Tongue out'],
  ['Ledsen mun', 'Sad mouth'],
  ['Orolig mun', 'Worried mouth'],
  ['Tandställning', 'Braces'],
  ['Fylliga läppar', 'Full lips'],
  ['Finurligt leende', 'Sly smile'],
  ['Fylliga läppar som ler', 'Full lips, smiling'],
]);

export const beards = [
  nothing('Inget skägg', 'No beard'),
  ...numbered('beard', [
    ['Helskägg', 'Full beard', '{colour} skägg', '{colour} beard'],
    ['Skäggstubb', 'Stubble', 'skäggstubb', 'stubble'],
    ['Långt skägg', 'Long beard', 'långt {colour} skägg', 'long {colour} beard'],
    ['Skägg runt munnen', 'Circle beard', '{colour} skägg runt munnen', '{colour} circle beard'],
    ['Mustasch', 'Moustache', 'mustasch', 'moustache'],
    ['Böjd mustasch', 'Curled moustache', 'böjd mustasch', 'curled moustache'],
    [
      'Skägg längs käken',
      'Beard along the jaw',
      '{colour} skägg längs käken',
      '{colour} beard along the jaw',
    ],
    ['Polisonger', 'Sideburns', 'polisonger', 'sideburns'],
    ['Krulligt skägg', 'Curly beard', 'krulligt {colour} skägg', 'curly {colour} beard'],
  ]),
];

export const eyewears = [
  nothing('Inga glasögon', 'No glasses'),
  ...numbered('eyewear', [
    ['Runda glasögon', 'Round glasses', 'glasögon', 'glasses'],
    ['Fyrkantiga glasögon', 'Square glasses', 'glasögon', 'glasses'],
    ['Smala glasögon', 'Slim glasses', 'glasögon', 'glasses'],
    ['Spetsiga glasögon', 'Cat-eye glasses', 'glasögon', 'glasses'],
    ['Pilotglasögon', 'Pilot glasses', 'glasögon', 'glasses'],
    ['Solglasögon', 'Sunglasses', 'solglasögon', 'sunglasses'],
    ['Glasögon med halv båge', 'Half-rim glasses', 'glasögon', 'glasses'],
    ['Ovala glasögon', 'Oval glasses', 'glasögon', 'glasses'],
    ['Sportglasögon', 'Sports glasses', 'sportglasögon', 'sports glasses'],
    ['Hjärtglasögon', 'Heart glasses', 'hjärtglasögon', 'heart glasses'],
  ]),
];
