import type { builder as reference } from '../sv/builder.ts';
import type { Texts } from '@lykta/domain';

export const builder: Texts<typeof reference, 'en'> = {
  'builder.title': 'Your figure',
  'builder.groups': 'Parts',
  'builder.colour': 'Colour',
  'builder.undo': 'Undo',
  'builder.hair-covered': 'What is on the head covers the hair.',
  'builder.several': 'You can choose several.',
  'builder.random': 'Surprise me',
  'builder.made': 'This is how you look!',
  'builder.go-on': 'Go on',
  'builder.change': 'Change',
  'builder.group.HAIR': 'Hair',
  'builder.group.CLOTHES': 'Clothes',
  'builder.group.HEADS': 'Face',
  'builder.group.EYES': 'Eyes',
  'builder.group.MOUTHS': 'Mouth',
  'builder.group.NOSES': 'Nose',
  'builder.group.BEARDS': 'Beard',
  'builder.group.EYEWEARS': 'Glasses',
  'builder.group.HEADWEARS': 'On the head',
  'builder.group.ACCESSORIES': 'Other',
};
