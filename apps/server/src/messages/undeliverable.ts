/** The provider will never take this message: trying again is no use. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
