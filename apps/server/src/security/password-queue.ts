import { busy } from '../http/problem.ts';

/** Whose password is hashed: decides which line it waits in, and after whom. */
export interface Turn {
  audience: 'children' | 'staff';
  /** The network that asks (security/networks.ts); each gets its turn. */
  network: string;
}

/** For commands of whoever runs the server, and for tests. */
export const OPERATOR: Turn = { audience: 'staff', network: 'operator' };

/** How many may run at once, and how many may wait. */
export interface LineSize {
  atOnce: number;
  waiting: number;
}

interface Waiting {
  start: () => void;
  refuse: (reason: Error) => void;
}

/**
 * The line of one audience, and in it a turn for each network: first come first served within a network only. So a
 * flood from one network makes only itself wait; a full line refuses whoever came last of the network that has most in it.
 */
export class Line {
  readonly #size: LineSize;
  #running = 0;
  #length = 0;
  /** In the order of their turns. */
  readonly #networks = new Map<string, Waiting[]>();

  constructor(size: LineSize) {
    this.#size = size;
  }

  /**
   * Does the work when it is the network's turn.
   * @throws {Problem} 503 `busy` when too many wait
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
      // The network goes to the end of the turns.
      this.#networks.delete(network);
      if (all.length > 0) this.#networks.set(network, all);
      this.#length -= 1;
      this.#running += 1;
      first?.start();
    }
  }

  #dropLongest(): Waiting {
    const [network, all] = [...this.#networks].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const last = all.pop()!;
    if (all.length === 0) this.#networks.delete(network);
    this.#length -= 1;
    return last;
  }
}
