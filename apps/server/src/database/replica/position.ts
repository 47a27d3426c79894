/** How far PostgreSQL's log has come, as a number that only grows. */
export type Position = bigint;

/** Reads a position as PostgreSQL writes it, such as `16/B374D848`. */
export function parsePosition(text: string): Position {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Knows how old a replica's data is, from what the main database and the replica said of their positions. */
export class Progress {
  readonly #keepMs: number;
  #main: { at: number; position: Position }[] = [];
  #replayed: Position | null = null;

  /** @param keepMs ages above this need not be told apart */
  constructor(keepMs: number) {
    this.#keepMs = keepMs;
  }

  /** @param at when the main database was asked; `replayed` is where the replica was just after */
  note(at: number, main: Position, replayed: Position): void {
    this.#replayed = replayed;
    this.#main = [...this.#main.filter((one) => at - one.at <= this.#keepMs), { at, position: main }];
  }

  /** The replica failed: it is not used until it has answered again. */
  failed(): void {
    this.#replayed = null;
  }

  /** Whether the replica has everything up to a position. */
  has(position: Position): boolean {
    return this.#replayed !== null && this.#replayed >= position;
  }

  /** How old its data is at most, in ms; infinity if nobody knows. */
  ageAt(now: number): number {
    const replayed = this.#replayed;
    if (replayed === null) return Infinity;
    const newest = this.#main.findLast(({ position }) => position <= replayed);
    return newest ? now - newest.at : Infinity;
  }
}
