/** A form that cannot be walked, or an answer that does not fit it; the message names the question. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}
