import { z } from 'zod';
import { LEAVING_SECONDS, MOST_LEAVING_SECONDS } from './http/leaving.ts';
import { LOCAL_ORIGINS } from './security/origins.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().max(65_535));
const days = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(365));
const leaving = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(z.int().max(MOST_LEAVING_SECONDS));
const url = (protocol: RegExp) => z.url({ protocol }).or(z.literal('')).default('');
const text = z.string().default('');
const textOr = (byDefault: string) => z.string().min(1).default(byDefault);

/** What the operator reads about a setting, in docs/settings.md and in the comments of lykta.env. */
interface About {
  meaning: string;
  /** What holds where it is not set. */
  unset: string;
}

const about = <Schema extends z.ZodType>(schema: Schema, unset: string, meaning: string): Schema =>
  schema.meta({ unset, meaning } satisfies About);

/** Every setting as given in the environment, with what the operator reads about it. */
export const Settings = z.object({
  LYKTA_ENVIRONMENT: about(
    z.enum(['production', 'demo', 'dev']).default('production'),
    'production',
    '`production`, `demo` or `dev`',
  ),
  LYKTA_SECRET: about(
    text,
    'required in production; elsewhere made once into `LYKTA_DATA/secret`',
    '32 bytes in base64, or a list `2:…,1:…` with the newest first. Keep a copy apart: without it nothing can be read',
  ),
  LYKTA_ORIGINS: about(
    z.string().default(LOCAL_ORIGINS),
    "required in production; elsewhere localhost's two apps",
    "the child app's origin, then the viewer's; more of either as `child=…` or `viewer=…`, such as `https://app.example.se,https://viewer.example.se,child=capacitor://localhost`",
  ),
  LYKTA_API: about(
    url(/^https?$/),
    'the API alone',
    'the public address of the API, such as `https://api.example.se`. With it this server also serves both apps, at the first origin of each',
  ),
  LYKTA_APPS: about(text, 'beside the program', 'the folder with both built apps, where they are served'),
  LYKTA_CONTACT: about(
    z.email().default('hej@lykta.example'),
    'hej@lykta.example',
    'the address that messages come from and adults write to',
  ),
  LYKTA_PORT: about(port.default(9090), '9090', 'the port where it listens'),
  LYKTA_HOST: about(
    textOr('127.0.0.1'),
    '127.0.0.1',
    'the address where it listens; `0.0.0.0` with its own TLS, or behind a proxy on another machine',
  ),
  LYKTA_LEAVING_SECONDS: about(
    leaving.optional(),
    `${LEAVING_SECONDS} in production, otherwise 0`,
    `for how many seconds it serves on when it is told to stop, 0 to ${MOST_LEAVING_SECONDS}; \`/readyz\` then says 503. Longer than a proxy needs to notice`,
  ),
  LYKTA_TLS_CERT: about(
    text,
    'a proxy has the certificate',
    'the file with the certificate and those between it and the root, for its own TLS; read again on SIGHUP',
  ),
  LYKTA_TLS_KEY: about(text, 'a proxy has the key', "the file with the certificate's key"),
  LYKTA_PROXIES: about(
    text,
    'this machine only',
    'addresses or ranges such as `10.0.3.0/24` of the proxies whose `X-Forwarded-For` is believed; this machine always is',
  ),
  LYKTA_DATA: about(textOr('./data'), './data', 'the folder of the embedded database'),
  LYKTA_DATABASE: about(
    url(/^postgres(ql)?$/),
    'embedded',
    '`postgres://user:password@host/database`, PostgreSQL 15 or newer',
  ),
  LYKTA_DATABASE_OWNER: about(
    url(/^postgres(ql)?$/),
    '`LYKTA_DATABASE`',
    "the same database as the role that owns the tables: it migrates and runs the operator's commands",
  ),
  LYKTA_DATABASE_REPLICA: about(
    url(/^postgres(ql)?$/),
    '`LYKTA_DATABASE`',
    'a streaming replica of the same database, for lists of staff; ten seconds old at most (docs/scale.md)',
  ),
  LYKTA_BACKUPS: about(text, '`LYKTA_DATA/backups`', 'the folder for backups without a folder of their own'),
  LYKTA_BACKUP_KEYS: about(
    text,
    '`LYKTA_DATA/backup-keys`',
    "the folder for the newest keys of children, apart from the data's; best a disk of its own",
  ),
  LYKTA_BACKUP_IDENTITY: about(
    text,
    'backups are not encrypted',
    'the age identity `AGE-SECRET-KEY-1…` that locks backups and opens them. Keep a copy apart: without it no backup can be read',
  ),
  LYKTA_BACKUP_DAYS: about(
    days.default(35),
    '35',
    'for how many days backups are kept, 1 to 365; the newest always stays',
  ),
  LYKTA_SMTP_URL: about(url(/^smtps?$/), 'e-mail waits in the outbox', '`smtps://user:password@host`'),
  LYKTA_SMS_URL: about(
    url(/^https?$/),
    'SMS waits in the outbox',
    '`https://user:password@api.46elks.com/a1/sms?from=Lykta`',
  ),
  LYKTA_VAPID_PUBLIC_KEY: about(
    text,
    'no reminders in production; elsewhere made once into `LYKTA_DATA/vapid`',
    'web push: the public key. All three or none',
  ),
  LYKTA_VAPID_PRIVATE_KEY: about(text, 'as above', 'web push: the private key'),
  LYKTA_VAPID_SUBJECT: about(text, 'as above', 'web push: `mailto:` or `https:` of whoever runs this'),
  LYKTA_ANDROID_APP: about(
    text,
    'links open the browser',
    "the shell whose links open it: its id and its signing key's SHA-256, such as `se.example.lykta=AB:CD:…`",
  ),
  LYKTA_IOS_APP: about(
    text,
    'links open the browser',
    "the shell whose links open it: the team and the app's id, such as `A1B2C3D4E5.se.example.lykta`",
  ),
  LYKTA_FCM_ACCOUNT: about(
    text,
    'no pushes to Android shells',
    "the file with a service account of Firebase, for neutral lines in Android shells; readable by the server's user",
  ),
  LYKTA_APNS_KEY: about(
    text,
    'no pushes to iPhone shells',
    "the file with Apple's key (`.p8`) for the same in iPhones; with `LYKTA_IOS_APP`",
  ),
  LYKTA_APNS_KEY_ID: about(text, 'as above', "the key's ten letters and digits"),
  LYKTA_BOT_CHECK: about(onOff.default(true), 'on', 'the bot-check at sign-in, create and reset'),
  LYKTA_STAFF_TOTP: about(onOff.default(true), 'on', 'the second factor of staff; off in dev and demo only'),
  LYKTA_IDENTITY: about(
    text,
    'members sign in with a password',
    "the file with the organisations' own identity providers (docs/operations.md)",
  ),
  LYKTA_METRICS_PORT: about(port.optional(), 'off', 'Prometheus text at `/metrics` on this port'),
  LYKTA_METRICS_HOST: about(
    textOr('127.0.0.1'),
    '127.0.0.1',
    'where those metrics listen. They need no password: another address only on a network of your own',
  ),
  LYKTA_TRACES: about(
    url(/^https?$/),
    'off',
    'where OpenTelemetry traces go (OTLP over HTTP), such as `http://127.0.0.1:4318/v1/traces`; routes and times, no addresses',
  ),
  LYKTA_LOG_FILES: about(
    onOff.default(false),
    'off',
    'a line in the log for each file of the apps, too; those that fail always have one',
  ),
  LYKTA_DOCS: about(onOff.optional(), 'off in production', 'the browsable API description at `/docs`'),
});

/** Every setting by name, with what the operator reads about it. */
export const settings: readonly (About & { name: string })[] = Object.entries(Settings.shape).map(
  ([name, schema]) => ({ name, ...(schema.meta() as unknown as About) }),
);
