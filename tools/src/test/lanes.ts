/** What has a name, and may have to wait for what has another. */
export interface Waiting {
  name: string;
  after?: string;
}

/**
 * Does every job once, at most `lanes` at the same time: a free lane takes the first that waits for nothing. What waits
 * for a job that failed begins nonetheless.
 * @throws when a job waits for one that isn't in the list, or for itself
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
