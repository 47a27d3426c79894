import { z } from 'zod';
import { plainText } from '../text/schema.ts';
import { LABEL_MAX } from './label-text.ts';

/** A label that a unit gives to a child or an invitation: a case number or a word of its own. */
export const Label = plainText(LABEL_MAX).trim().min(1);

/** PUT …/label: null removes the label. */
export const SetLabel = z.strictObject({ label: Label.nullable() });
export type SetLabel = z.infer<typeof SetLabel>;
