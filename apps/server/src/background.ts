import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lykta/domain';
import { overdueEntries } from '@lykta/domain/support';
import { cleanUp, forgetOldLog } from './cleanup.ts';
import { endInvitations } from './features/asking/end-invitations.ts';
import { remindAsked } from './features/asking/remind.ts';
import { sendRounds } from './features/asking/rounds.ts';
import { mailMembers } from './features/daily-mail/job.ts';
import { queueReminders } from './features/notifications/reminders.ts';
import type { JobMetrics } from './http/metrics.ts';
import { keepRetention } from './features/retention/job.ts';
import { publishFigures } from './features/statistics/publish.ts';
import { canPush } from './messages/devices.ts';
import { deliverDue } from './messages/deliver.ts';
import { createSenders, type Senders } from './messages/senders.ts';
import { flagEarlier } from './renewals/flag-earlier.ts';
import { renewStored } from './renewals/renew-stored.ts';
import type { Services } from './services.ts';

const DELIVER_EVERY_MS = 2000;
const REMIND_EVERY_MS = MINUTE_MS;
const ASK_EVERY_MS = 5 * MINUTE_MS;
const CLEAN_EVERY_MS = 5 * MINUTE_MS;
const FORGET_LOG_EVERY_MS = DAY_MS;
const RENEW_EVERY_MS = 10 * MINUTE_MS;
const MAIL_EVERY_MS = 5 * MINUTE_MS;
const RETAIN_EVERY_MS = HOUR_MS;
const FLAG_EVERY_MS = 10 * MINUTE_MS;
const PUBLISH_EVERY_MS = 5 * MINUTE_MS;
const CHECK_SUPPORT_EVERY_MS = DAY_MS;
/** Delayed, so that it is not among the first log lines, which show whether the server started well. */
const CHECK_SUPPORT_FIRST_MS = HOUR_MS;

/** The server's work between requests. */
export interface Background {
  /** Stops after finishing the work in progress. */
  stop(): Promise<void>;
}

/** Starts delivering messages and deleting expired data. A failure is logged and retried the next time. */
export function startBackground(services: Services, metrics: JobMetrics): Background {
  const senders = createSenders(services.config);
  const repeat = (name: string, everyMs: number, work: () => Promise<void>, firstAfterMs = 0) =>
    repeatJob({ services, metrics, name }, { everyMs, firstAfterMs }, work);
  const jobs = [
    repeat('deliver', DELIVER_EVERY_MS, () => deliverAll(services, senders)),
    repeat('remind', REMIND_EVERY_MS, () => remindAll(services)),
    repeat('mail members', MAIL_EVERY_MS, () => mailMembers(services)),
    repeat('keep retention', RETAIN_EVERY_MS, () => keepRetention(services)),
    repeat('ask', ASK_EVERY_MS, () => askAll(services)),
    repeat('clean up', CLEAN_EVERY_MS, () => cleanUp(services)),
    repeat('forget old log', FORGET_LOG_EVERY_MS, () => forgetOldLog(services.db)),
    repeat('publish figures', PUBLISH_EVERY_MS, () => publishFigures(services)),
    repeat('flag earlier', FLAG_EVERY_MS, () => flagEarlier(services)),
    repeat('renew secrets', RENEW_EVERY_MS, () => renewStored(services)),
    repeat(
      'check support',
      CHECK_SUPPORT_EVERY_MS,
      async () => warnOfOldFacts(services),
      CHECK_SUPPORT_FIRST_MS,
    ),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      senders.close();
    },
  };
}

/** Sends all due messages. */
export async function deliverAll(services: Services, senders: Senders): Promise<void> {
  while ((await deliverDue(services, senders)) > 0);
}

/** Queues all due reminders. */
export async function remindAll(services: Services): Promise<void> {
  if (!canPush(services.config)) return;
  while ((await queueReminders(services)) > 0);
  while ((await remindAsked(services)) > 0);
}

/** Closes invitations whose last day has passed, then sends the rounds that are due. */
export async function askAll(services: Services): Promise<void> {
  while ((await endInvitations(services)) > 0);
  while ((await sendRounds(services)) > 0);
}

/** The part of the log that warns. */
interface Warning {
  warn(facts: { entries: string[] }, message: string): void;
}

/** Logs for the operator which support entries need a new check of number, hours or address. */
export function warnOfOldFacts({ clock, log }: Pick<Services, 'clock'> & { log: Warning }): void {
  const entries = overdueEntries(clock()).map(({ id, checked }) => `${id} (${checked})`);
  if (entries.length > 0) log.warn({ entries }, 'support: facts that nobody has checked for a year');
}

function repeatJob(
  { services, metrics, name }: { services: Services; metrics: JobMetrics; name: string },
  { everyMs, firstAfterMs }: { everyMs: number; firstAfterMs: number },
  work: () => Promise<void>,
): Background {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    try {
      await work();
      metrics.done.set({ job: name }, Date.now() / 1000);
    } catch (error) {
      metrics.failed.inc({ job: name });
      services.log.warn({ err: error, job: name }, 'a background job failed');
    }
    if (!stopped) timer = setTimeout(next, everyMs);
  };
  let running = Promise.resolve();
  const next = () => {
    running = round();
  };
  timer = setTimeout(next, firstAfterMs);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
