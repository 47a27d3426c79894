type Follow = (path: string) => void;

let follow: Follow | undefined;
/** Pressed before the app's routes were there. */
let waiting: string | undefined;

/** A notification was pressed that leads to a path of the app; anything else is not followed. */
export function press(path: unknown): void {
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return;
  if (follow) follow(path);
  else waiting = path;
}

/** Leads to what was pressed, also to what was pressed before. @returns a function that ends this */
export function followPressed(lead: Follow): () => void {
  follow = lead;
  if (waiting !== undefined) lead(waiting);
  waiting = undefined;
  return () => {
    follow = undefined;
  };
}
