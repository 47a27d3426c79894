import type { SealedPlace } from '../security/child-key.ts';

/**
 * The storage place of a link's content. It includes the link's key and expiry, so that nobody can give the content
 * another key or a longer life.
 */
export function shareContent(row: { id: string; key_hash: Buffer; expires: Date }): SealedPlace {
  return {
    table: 'shares',
    row: row.id,
    with: `${row.key_hash.toString('base64')}/${row.expires.toISOString()}`,
  };
}
