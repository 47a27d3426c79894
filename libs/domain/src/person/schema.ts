import { z } from 'zod';
import { personTypes } from './types.ts';

export const PersonTypeSchema = z.enum(personTypes);
