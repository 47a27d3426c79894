import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { AdminError } from '../admin-error.ts';

/** What archives are opened with. */
export interface Opening {
  /** The age identity; null: there is none. */
  identity: string | null;
  /** Whether an archive that is not encrypted is good enough although there is an identity. */
  acceptPlain: boolean;
}

/** Opens archives that are not encrypted, and no other. */
export const PLAIN: Opening = { identity: null, acceptPlain: true };

/** How an encrypted file begins. */
const MARK = Buffer.from('age-encryption.org/v1\n');

/** A stage of a pipeline that encrypts what comes through. Only the identity opens it again. */
export function locking(identity: string) {
  return async function* (plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(identity));
    yield* await encrypter.encrypt(toWeb(Readable.from(plain)));
  };
}

/**
 * Reads a file, decrypted if it is encrypted.
 * @throws {AdminError} if it can't be opened this way
 */
export async function* unlocked(
  file: string,
  { identity, acceptPlain }: Opening,
): AsyncGenerator<Uint8Array> {
  if (!isLocked(file)) {
    if (identity !== null && !acceptPlain) {
      throw new AdminError(
        `${file} is not encrypted, so anybody may have written it. If you know it, say --unencrypted.`,
      );
    }
    yield* createReadStream(file);
    return;
  }
  if (identity === null) throw new AdminError(`${file} is encrypted: set LYKTA_BACKUP_IDENTITY`);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const plain = await decrypter.decrypt(toWeb(createReadStream(file))).catch(() => {
    throw new AdminError(`${file} is damaged, or was encrypted with another LYKTA_BACKUP_IDENTITY`);
  });
  yield* plain;
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

function isLocked(file: string): boolean {
  const opened = openSync(file, 'r');
  try {
    const start = Buffer.alloc(MARK.length);
    return readSync(opened, start) === MARK.length && start.equals(MARK);
  } finally {
    closeSync(opened);
  }
}
