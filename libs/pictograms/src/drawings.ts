import type { PictureName } from '@lykta/domain';
import { doings } from './draw/doings.ts';
import { general } from './draw/general.ts';
import { people } from './draw/people.ts';
import { places } from './draw/places.ts';
import { things } from './draw/things.ts';
import { troubles } from './draw/troubles.ts';
import { wishes } from './draw/wishes.ts';
import { headShapes } from './face/feeling-shapes.ts';
import type { Shape } from './shape.ts';

/** The drawing of each picture, in the order of the book. */
export const drawings: Record<PictureName, readonly Shape[]> = {
  ...general,
  ...people,
  ...places,
  ...doings,
  ...wishes,
  ...troubles,
  ...things,
  worried: headShapes('WORRIED'),
  sad: headShapes('SAD'),
  angry: headShapes('ANGRY'),
  afraid: headShapes('SCARED'),
  ashamed: headShapes('ASHAMED'),
};
