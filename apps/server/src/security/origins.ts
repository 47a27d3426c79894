/** The origins of the apps, which decide what each app may call. */
export interface Origins {
  /** The child app's origins: first the one for links in messages; also the native shells. */
  child: readonly string[];
  /** The answers viewer's origins, in the same order. */
  viewer: readonly string[];
}

/** The origins of the two apps on a developer's machine. */
export const LOCAL_ORIGINS =
  'http://localhost:4200,http://localhost:4300,child=http://127.0.0.1:4200,viewer=http://127.0.0.1:4300';

const EXAMPLE = 'https://app.example.se,https://viewer.example.se';

/**
 * Parses LYKTA_ORIGINS: the child app's origin, then the viewer's, then more of either as `child=…` or `viewer=…`.
 * @throws {Error} with a line for each unusable entry
 */
export function parseOrigins(text: string): Origins {
  const origins: { child: string[]; viewer: string[] } = { child: [], viewer: [] };
  const wrong: string[] = [];
  text.split(',').forEach((entry, place) => {
    const [, named, origin = ''] = /^(?:(child|viewer)=)?(.*)$/.exec(entry.trim()) ?? [];
    const app = named ?? (['child', 'viewer'] as const)[place];
    if (!isOrigin(origin)) wrong.push(`"${origin}" is not an origin such as https://app.example.se`);
    else if (app === 'child' || app === 'viewer') origins[app].push(origin);
    else wrong.push(`"${origin}": say whose it is: child=${origin} or viewer=${origin}`);
  });
  const both = origins.child.filter((origin) => origins.viewer.includes(origin));
  if (both.length > 0) wrong.push(`${both.join(', ')} can't be both apps': each needs an origin of its own`);
  if (origins.child.length === 0) wrong.push(`names no origin of the child app, such as ${EXAMPLE}`);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return origins;
}

function isOrigin(text: string): boolean {
  // The native shells call from capacitor://localhost, whose `origin` is "null" to the URL parser.
  if (/^(capacitor|ionic):\/\/[a-z0-9.-]+$/.test(text)) return true;
  return URL.canParse(text) && new URL(text).origin === text;
}

/**
 * Returns which origins may call a path: the child app `clients/…`, the viewer `staff/…`, both the shared paths. A
 * vulnerability in one app then cannot reach the other's API, even if a person is signed in to both.
 */
export function originsFor(path: string, origins: Origins): readonly string[] {
  const [, audience] = /^\/(clients|staff)(?:[/?]|$)/.exec(path) ?? [];
  if (audience === 'clients') return origins.child;
  if (audience === 'staff') return origins.viewer;
  return [...origins.child, ...origins.viewer];
}
