import { own, type Avatar } from '@lykta/domain';
import { invalidInput } from '../../problem.ts';

const MAX_BYTES = 200_000;

const startsWith = (bytes: Buffer, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** The signature (first bytes) of each image type. */
const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/**
 * Refuses a picture that is too large or whose bytes do not match its type. The schema has already refused SVG.
 * @throws {Problem} 400
 */
export function checkAvatar(avatar: Avatar | undefined): void {
  if (typeof avatar !== 'object' || avatar.type !== 'BINARY') return;
  const [, kind = '', base64 = ''] = /^data:image\/([a-z]+);base64,(.*)$/.exec(avatar.data) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_BYTES) throw invalidInput({ path: 'avatar.data', message: 'too-big' });
  if (!own(SIGNATURES, kind)?.(bytes)) throw invalidInput({ path: 'avatar.data', message: 'not-a-picture' });
}
