type Follow = (path: string) => void;

let follow: Follow | undefined;
/** A path pressed before the routes were mounted. */
let waiting: string | undefined;

/** Handles a pressed notification with a path of the app; ignores anything else. */
export function press(path: unknown): void {
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return;
  if (follow) follow(path);
  else waiting = path;
}

/** Registers the handler of pressed paths, and calls it for an earlier one. @returns a function that removes it */
export function followPressed(lead: Follow): () => void {
  follow = lead;
  if (waiting !== undefined) lead(waiting);
  waiting = undefined;
  return () => {
    follow = undefined;
  };
}
