/**
 * What one child may read back of one thing that it writes again and again, one write at a time. A write without a reply
 * may have been stored or not, and may still be.
 */
export class Register {
  readonly #lateMs: number;
  #settled: string | undefined;
  readonly #loose = new Map<string, number>();

  /** @param lateMs for how long a write without a reply may still overtake a later one; none where versions are named */
  constructor(lateMs: number) {
    this.#lateMs = lateMs;
  }

  /** A write is sent. */
  began(value: string, now: number): void {
    this.#loose.set(value, now);
  }

  /** The write was told to be stored. */
  acknowledged(value: string, now: number): void {
    this.#settled = value;
    this.#loose.delete(value);
    for (const [other, began] of this.#loose) if (began + this.#lateMs <= now) this.#loose.delete(other);
  }

  /** The write was told not to be stored. */
  refused(value: string): void {
    this.#loose.delete(value);
  }

  /** @returns whether this may be read; undefined: nothing is stored */
  mayRead(value: string | undefined): boolean {
    if (value === this.#settled) return true;
    if (value === undefined || !this.#loose.delete(value)) return false;
    this.#settled = value;
    return true;
  }
}
