import { z } from 'zod';
import { pictureNames } from './pictures.ts';

/** The name of a picture that shows an answer (docs/decisions/0089). */
export const PictureNameSchema = z.enum(pictureNames);
