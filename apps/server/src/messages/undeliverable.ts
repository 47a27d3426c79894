/** The provider will never accept this message, so it is not tried again. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
