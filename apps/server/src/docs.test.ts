import { HOUR_MS, MINUTE_MS, SECOND_MS, present } from '@lykta/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { policies } from '@lykta/domain/contract';
import { limits, type Amount, type Delay, type Tally } from './security/rate-limits.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The pages that are made from the code; `npm run docs -w @lykta/server` writes them anew. */
const page = (name: string) => new URL(`../../../docs/${name}`, import.meta.url).pathname;

it('docs/authorization.md says who may call what', async () => {
  const routes = [...server.app.routeTable].sort((a, b) =>
    `${a.url} ${a.method}`.localeCompare(`${b.url} ${b.method}`, 'en'),
  );
  const text = [
    '# Who may call what',
    '',
    'Made from the route table: every route declares its policy, and one without can’t be added (`apps/server/src/security/policies.ts`). The routes are made from the calls in `libs/domain/src/calls`.',
    'What belongs to whom is decided by each route’s own query; what belongs to somebody else replies exactly as what doesn’t exist: 404.',
    '`apps/server/src/security/authorization.test.ts` tries every route as twenty different callers.',
    '',
    ...table(
      ['policy', 'who'],
      Object.entries(policies).map(([policy, who]) => [policy, who]),
    ),
    '',
    ...table(
      ['method', 'path', 'policy'],
      routes.map(({ method, url, policy }) => [method, `\`${url}\``, policy]),
    ),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot(page('authorization.md'));
});

it('docs/rate-limits.md lists every limit', async () => {
  const rows = Object.entries(limits).map(([name, limit]) => [`\`${name}\``, limit.per, effect(limit)]);
  const text = [
    '# Rate limits',
    '',
    'Made from the one table in `apps/server/src/security/rate-limits.ts`. Keys are stored only as HMACs. All counts are in the database, so that',
    'several servers count together; while it is away, the calls that these limits guard reply 503 `busy` anyway, so nothing gets past them.',
    '',
    'No limit locks an account: tries must only wait, and the bot-check grows harder (from the third try, with a code that a person reads from the sixth).',
    'Only tries from the same network make each other wait; a browser that has signed in to the account before (the device cookie) has tries of its own.',
    'So whoever tries passwords from elsewhere keeps nobody out ([decision 35](decisions/0035-a-try-counts-where-it-is-made.md)).',
    '',
    'An address is an IPv4 address or an IPv6 /64; a network is the IPv4 /24 or the IPv6 /48 around it. Limits per address are so high that a class of',
    'thirty, or a school, behind one address is never refused.',
    '',
    ...table(['name', 'counted per', 'what happens'], rows),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot(page('rate-limits.md'));
});

function effect(limit: Amount | Delay | Tally): string {
  if ('amount' in limit) return `${limit.amount} in ${duration(limit.window)}, then 429 until it ends`;
  if ('then' in limit) return `refuses nobody: ${limit.then}; counted for ${duration(limit.window)}`;
  const { free, first, most, forgets } = limit;
  return `${free} free, then a wait of ${duration(first)} that doubles up to ${duration(most)}; forgotten after a success or ${duration(forgets)}`;
}

function duration(ms: number): string {
  const units: [number, string][] = [
    [HOUR_MS, 'h'],
    [MINUTE_MS, 'min'],
    [SECOND_MS, 's'],
  ];
  const [size, unit] = units.find(([size]) => ms >= size && ms % size === 0) ?? [1, 'ms'];
  return `${ms / size} ${unit}`;
}

/** A Markdown table, padded as Prettier pads it. */
function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => present(row[column], 'row[column]').length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(present(widths[column], 'widths[column]'))).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)];
}
