/** Something that the operator asked for can't be done; the message says why. */
export class AdminError extends Error {
  override name = 'AdminError';
}
