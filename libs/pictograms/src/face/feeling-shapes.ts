import { own, type EmotionKey } from '@lykta/domain';
import { oval, type Shape } from '../shape.ts';
import { feelingFaces } from './feelings.ts';
import { brows, eyes, mouths } from './parts.ts';
import { marks, signs } from './signs.ts';

/** The head of a feeling, with what stands on it or around it. */
export function headShapes(feeling: EmotionKey): readonly Shape[] {
  const [tone, eye, brow, mouth, sign] = feelingFaces[feeling];
  const on = own(marks, sign) ?? [];
  return [[tone, oval(48, 52, 38, 37)], ...eyes[eye], ...brows[brow], ...mouths[mouth], ...on];
}

/** What stands in the corner above the head; empty for most. */
export function cornerSign(feeling: EmotionKey): readonly Shape[] {
  return own(signs, feelingFaces[feeling][4]) ?? [];
}
