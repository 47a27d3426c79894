import type { SealedPlace } from '../security/child-key.ts';

/**
 * Where a link's content is sealed: beside its key and its end, so that nobody else can give it another key or let it
 * live on.
 */
export function shareContent(row: { id: string; key_hash: Buffer; expires: Date }): SealedPlace {
  return {
    table: 'shares',
    row: row.id,
    with: `${row.key_hash.toString('base64')}/${row.expires.toISOString()}`,
  };
}
