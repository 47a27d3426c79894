import { busy } from '../problem.ts';
import { present } from '@lykta/domain';

/** Who requests a password hash: decides the queue, and the position in it. */
export interface Turn {
  audience: 'children' | 'staff';
  /** The caller's network (security/networks.ts); networks take turns. */
  network: string;
}

/** The turn used by operators' commands and by tests. */
export const OPERATOR: Turn = { audience: 'staff', network: 'operator' };

/** How many jobs may run at once, and how many may wait. */
export interface LineSize {
  atOnce: number;
  waiting: number;
}

interface Waiting {
  start: () => void;
  refuse: (reason: Error) => void;
}

/**
 * The queue of one audience. Networks take turns; within a network the order is first come, first served. A flood from
 * one network therefore delays only itself. A full queue refuses the newest job of the network that has most jobs
 * waiting.
 */
export class Line {
  readonly #size: LineSize;
  #running = 0;
  #length = 0;
  /** Waiting jobs by network, in the order of their turns. */
  readonly #networks = new Map<string, Waiting[]>();

  constructor(size: LineSize) {
    this.#size = size;
  }

  /**
   * Runs the job when it is the network's turn.
   * @throws {Problem} 503 `busy` if too many wait
   */
  async inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start, refuse) => {
      this.#add(network, { start, refuse });
      this.#startNext();
      if (this.#length > this.#size.waiting) this.#dropLongest().refuse(busy(5));
    });
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  #add(network: string, waiting: Waiting): void {
    const others = this.#networks.get(network);
    if (others) others.push(waiting);
    else this.#networks.set(network, [waiting]);
    this.#length += 1;
  }

  #startNext(): void {
    while (this.#running < this.#size.atOnce) {
      const [turn] = this.#networks;
      if (!turn) return;
      const [network, all] = turn;
      const first = all.shift();
      // Moves the network to the end of the turns.
      this.#networks.delete(network);
      if (all.length > 0) this.#networks.set(network, all);
      this.#length -= 1;
      this.#running += 1;
      first?.start();
    }
  }

  #dropLongest(): Waiting {
    const [network, all] = [...this.#networks].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const last = present(all.pop(), 'the last job of the longest queue');
    if (all.length === 0) this.#networks.delete(network);
    this.#length -= 1;
    return last;
  }
}
