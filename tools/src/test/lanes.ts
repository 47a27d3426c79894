/** A named job that may have to wait for another one. */
export interface Waiting {
  name: string;
  after?: string;
}

/**
 * Runs every job once, at most `lanes` at the same time: a free lane takes the first job that need not wait. A job that
 * waits for a failed one still runs.
 * @throws if a job waits for one that is not in the list, or for itself
 */
export async function inLanes<T extends Waiting>(jobs: T[], lanes: number, work: (job: T) => Promise<void>) {
  const left = [...jobs];
  const running = new Map<T, Promise<void>>();
  const isReady = ({ after }: T) =>
    ![...left, ...running.keys()].some(({ name }) => name === after) &&
    (!after || jobs.some(({ name }) => name === after));
  while (left.length > 0 || running.size > 0) {
    const next = running.size < lanes ? left.find(isReady) : undefined;
    if (next) {
      left.splice(left.indexOf(next), 1);
      running.set(
        next,
        work(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`never begins: ${left.map(({ name }) => name).join(', ')}`);
  }
}
