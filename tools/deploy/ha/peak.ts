import { setTimeout as delay } from 'node:timers/promises';
import { Child, type Notes } from './child.ts';

const CHILDREN = 24;
/** Between two calls of a child. */
const PAUSE_MS = 500;
/** Between two new accounts: each costs a password hash. */
const JOIN_MS = 5000;
const FIRST_NUMBER = 100_000;

/** Children who use the app, until they are told to stop. */
export class Peak {
  readonly notes: Notes = { tried: [], acknowledged: 0, reads: 0, busy: 0, silent: 0, wrong: [] };
  readonly #url: string;
  readonly #children: Child[] = [];
  #joined = 0;
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  /** Makes the accounts and begins. @throws {Error} if an account could not be made while all is well */
  async begin(): Promise<void> {
    for (let n = 0; n < CHILDREN; n += 1) await this.#join();
    if (this.#children.length < CHILDREN) throw new Error(`accounts: ${JSON.stringify(this.notes)}`);
    const busy = this.#children.map(async (child, place) => {
      await delay((place * PAUSE_MS) / CHILDREN);
      for (let n = place; !this.#isOver; n += 1) {
        await child.step(n);
        await delay(PAUSE_MS);
      }
    });
    const joining = async () => {
      while (!this.#isOver) {
        await delay(JOIN_MS);
        await this.#join();
      }
    };
    this.#running = Promise.all([...busy, joining()]);
  }

  /** Stops, and compares what every child finds with what it was told; also those who joined meanwhile. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    const { busy, silent } = this.notes;
    for (const child of this.#children) {
      await child.readSession();
      await child.readAnswers();
      await child.readMoods();
    }
    const unread = this.notes.busy + this.notes.silent - busy - silent;
    if (unread > 0) this.notes.wrong.push(`${unread} last readings got no reply`);
  }

  async #join(): Promise<void> {
    this.#joined += 1;
    const child = await Child.join(this.#url, this.notes, `0700${FIRST_NUMBER + this.#joined}`);
    if (child) this.#children.push(child);
  }
}
