import { z } from 'zod';
import { LOCAL_ORIGINS } from './security/origins.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535));
const url = (protocol: RegExp) => z.url({ protocol }).or(z.literal(''));

/** The settings as given in the environment. */
export const Settings = z.object({
  LYKTA_PORT: port.default(9090),
  LYKTA_HOST: z.string().min(1).default('127.0.0.1'),
  LYKTA_DATA: z.string().min(1).default('./data'),
  LYKTA_DATABASE: url(/^postgres(ql)?$/).default(''),
  LYKTA_DATABASE_OWNER: url(/^postgres(ql)?$/).default(''),
  LYKTA_SECRET: z.string().default(''),
  LYKTA_STAFF_TOTP: onOff.default(true),
  LYKTA_ORIGINS: z.string().default(LOCAL_ORIGINS),
  LYKTA_PROXIES: z.string().default(''),
  LYKTA_BOT_CHECK: onOff.default(true),
  LYKTA_SMTP_URL: url(/^smtps?$/).default(''),
  LYKTA_SMS_URL: url(/^https?$/).default(''),
  LYKTA_VAPID_PUBLIC_KEY: z.string().default(''),
  LYKTA_VAPID_PRIVATE_KEY: z.string().default(''),
  LYKTA_VAPID_SUBJECT: z.string().default(''),
  LYKTA_ENVIRONMENT: z.enum(['production', 'demo', 'dev']).default('production'),
  LYKTA_CONTACT: z.email().default('hej@lykta.example'),
  LYKTA_METRICS_PORT: port.optional(),
  LYKTA_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LYKTA_DOCS: onOff.optional(),
});

/** Variables that only the project's tests read. */
const OTHERS = ['LYKTA_LONG', 'LYKTA_TEST_DATABASE'];

/**
 * Returns a line for each LYKTA_ name that is not a setting: otherwise a typing error would silently leave a default in
 * force.
 */
export function misspelt(names: readonly string[]): string[] {
  const known = Object.keys(Settings.shape);
  return names
    .filter((name) => !known.includes(name) && !OTHERS.includes(name))
    .map((name) => {
      const [nearest] = known
        .map((setting) => ({ setting, slips: slipsBetween(name, setting) }))
        .filter(({ slips }) => slips <= MOST_SLIPS)
        .sort((a, b) => a.slips - b.slips);
      return `${name}: no such setting${nearest ? `; did you mean ${nearest.setting}?` : ''}`;
    });
}

const MOST_SLIPS = 3;

/** Returns how many letters must be added, removed or changed to turn one name into the other. */
function slipsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      here.push(Math.min(change, above[column]! + 1, here[column - 1]! + 1));
    }
    above = here;
  }
  return above[b.length]!;
}
