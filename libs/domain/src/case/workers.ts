import { z } from 'zod';
import { Id } from '../id/schema.ts';
import { plainText } from '../text/schema.ts';
import { DayString } from '../time/schema.ts';

/** The parts that a member can have in a child's case. */
export const caseParts = ['responsible', 'coworker', 'deputy'] as const;
export type CasePart = (typeof caseParts)[number];

/** Who opens the answers in a unit: those who work with the case, or every worker of the unit. */
export const unitAccesses = ['assigned', 'unit'] as const;
export type UnitAccess = (typeof unitAccesses)[number];

/** For so many hours a member may read a child's answers after opening them in an emergency. */
export const EMERGENCY_HOURS = 24;

/** The maximum number of co-workers, and of deputies, of one case. */
export const CASE_WORKERS_AT_MOST = 20;

/** A member in a case. `away`: the member cannot open it now, because it has left the unit or Lykta. */
const CaseWorker = z.strictObject({ id: Id, name: z.string(), away: z.literal(true).optional() });
export type CaseWorker = z.infer<typeof CaseWorker>;

/** GET staff/invitations/{id}/clients/{client}/workers. `mayAssign`: whether this member may change them. */
export const CaseWorkers = z.strictObject({
  responsible: CaseWorker.nullable(),
  coworkers: z.array(CaseWorker),
  deputies: z.array(CaseWorker.extend({ from: DayString, to: DayString })),
  mayAssign: z.boolean(),
});
export type CaseWorkers = z.infer<typeof CaseWorkers>;

const Deputy = z
  .strictObject({ id: Id, from: DayString, to: DayString })
  .refine(({ from, to }) => from <= to, { error: 'ends-before-it-begins', path: ['to'] });

/** PUT staff/invitations/{id}/clients/{client}/workers: replaces them all. Nobody has two parts. */
export const ChangeCaseWorkers = z
  .strictObject({
    responsible: Id,
    coworkers: z.array(Id).max(CASE_WORKERS_AT_MOST),
    deputies: z.array(Deputy).max(CASE_WORKERS_AT_MOST),
  })
  .refine(
    ({ responsible, coworkers, deputies }) => {
      const all = [responsible, ...coworkers, ...deputies.map(({ id }) => id)];
      return new Set(all).size === all.length;
    },
    { error: 'duplicates' },
  );
export type ChangeCaseWorkers = z.infer<typeof ChangeCaseWorkers>;

/** The maximum number of cases in one hand-over. */
const HANDED_OVER_AT_MOST = 500;

/**
 * POST staff/handovers: another member becomes responsible for these children. `coming`: also for children who accept
 * the same invitations later.
 */
export const HandOver = z.strictObject({
  to: Id,
  cases: z
    .array(z.strictObject({ invitation: Id, client: Id }))
    .min(1)
    .max(HANDED_OVER_AT_MOST),
  coming: z.boolean().optional(),
});
export type HandOver = z.infer<typeof HandOver>;

/** A member who can be given a case: it works in these units of the reader, or of the organisation for an admin. */
export const Colleague = z.strictObject({ id: Id, name: z.string(), units: z.array(z.string()) });
export type Colleague = z.infer<typeof Colleague>;

/**
 * What a member is told: somebody opened its case in an emergency, a case was handed over to or from it, its answers are
 * soon to be erased, they were erased after the end of the case or because the child wanted it, or an admin took
 * everything out as a file.
 */
export const noticeKinds = [
  'emergency',
  'received',
  'handed-over',
  'erasure-soon',
  'erased',
  'erased-by-child',
  'extract',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The maximum number of notices in one reply. */
export const NOTICES_AT_MOST = 200;

/**
 * GET staff/notices: the oldest first. `by`: the member who did it; absent for what no member did. `reason`: why the case
 * was opened; only for those who may open it.
 */
export const StaffNotice = z.strictObject({
  id: Id,
  kind: z.enum(noticeKinds),
  invitation: Id,
  client: Id,
  by: z.string().optional(),
  day: DayString,
  reason: z.string().optional(),
});
export type StaffNotice = z.infer<typeof StaffNotice>;

/** POST staff/notices/seen: these are not shown again. */
export const SeenNotices = z.strictObject({ ids: z.array(Id).min(1).max(NOTICES_AT_MOST) });

/** How a unit gives access to its children's answers. */
export const UnitSetting = z.strictObject({ unit: plainText(100, 1), access: z.enum(unitAccesses) });
export type UnitSetting = z.infer<typeof UnitSetting>;
