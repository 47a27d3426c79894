import { CODE_LENGTH, codeFrom } from '@lykta/domain';
import { randomFillSync } from 'node:crypto';

/**
 * Six random characters that people can read to each other: the code of an invitation, and the pseudonym of a child
 * under one. Its table says whether it is taken.
 */
export function newCode(): string {
  return codeFrom(randomFillSync(new Uint32Array(CODE_LENGTH)));
}
