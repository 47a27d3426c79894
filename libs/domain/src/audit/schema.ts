import { z } from 'zod';
import { FormVersion, Id } from '../id/schema.ts';
import { DayString, Timestamp } from '../time/schema.ts';

/** Every kind of event in the log (docs/threat-model.md, "Curious staff"). */
export const auditKinds = [
  'reading',
  'emergency',
  'answers-file',
  'answers-print',
  'figures-file',
  'figures-print',
  'signin',
  'signin-failed',
  'password-changed',
  'second-factor',
  'second-factor-reset',
  'member-added',
  'member-changed',
  'settings-changed',
  'form-imported',
  'form-published',
  'form-retired',
  'form-restored',
  'invitation-made',
  'invitation-changed',
  'forms-sent',
  'forms-withdrawn',
  'child-added',
  'child-removed',
  'sitting',
  'repeat-stopped',
  'case-ended',
  'case-reopened',
  'case-changed',
  'log-file',
  'answers-erased',
  'extract',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Whether Lykta itself does this by its own rules: then an entry without a member is not the operator's. */
export const isAutomatic = (kind: AuditKind): boolean =>
  kind === 'answers-erased' || kind === 'child-removed';

/** The fields that a detail of an entry can describe. */
export const auditFields = [
  'name',
  'role',
  'units',
  'active',
  'lastDay',
  'places',
  'remindAfter',
  'repeatWeeks',
  'repeatUntil',
  'threshold',
  'showNames',
  'readsWithin',
  'access',
  'responsible',
  'coworkers',
  'deputies',
  'status',
  'unit',
  'period',
  'form',
  'step',
  'keepsMonths',
  'tellsAfter',
  'rule',
  'forms',
  'shown',
  'secondReader',
  'reader',
  'identity',
] as const;
export type AuditField = (typeof auditFields)[number];

/** One detail of an entry: the previous and the new value. */
export const AuditDetail = z.strictObject({
  field: z.enum(auditFields),
  from: z.string().optional(),
  to: z.string().optional(),
});
export type AuditDetail = z.infer<typeof AuditDetail>;

/** One entry of the log. Repeats within an hour are one entry with a count; `last` is then the latest of them. */
export const AuditEntry = z.strictObject({
  id: Id,
  kind: z.enum(auditKinds),
  at: Timestamp,
  last: Timestamp.optional(),
  count: z.int().min(1),
  /** The member who acted; null means the server's operator, or Lykta itself. */
  member: z.strictObject({ id: Id, name: z.string() }).nullable(),
  invitation: z.strictObject({ id: Id, code: z.string().optional() }).optional(),
  /** A child's pseudonym; it stays after the child deletes the account. */
  client: Id.optional(),
  form: z.strictObject({ id: z.string(), version: FormVersion }).optional(),
  request: Id.optional(),
  /** The member whom the action affected. */
  subject: z.strictObject({ id: Id, name: z.string() }).optional(),
  details: z.array(AuditDetail),
  /** Why a child's answers were opened; deleted with the child's account. */
  reason: z.string().optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const filter = {
  member: Id.optional(),
  /** A child's pseudonym. */
  client: Id.optional(),
  /** The first and last day, both included, in Stockholm time. */
  from: DayString.optional(),
  to: DayString.optional(),
  kind: z.enum(auditKinds).optional(),
};

/** A filter of log entries, used by GET staff/audit/export. */
export const AuditFilter = z.strictObject(filter);
export type AuditFilter = z.infer<typeof AuditFilter>;

/** The query of GET staff/audit; `before` is the `next` of the previous page. */
export const AuditQuery = z.strictObject({ ...filter, before: Id.optional() });
export type AuditQuery = z.infer<typeof AuditQuery>;

/** The maximum number of entries in one reply of GET staff/audit. */
export const AUDIT_PAGE = 100;

/** GET staff/audit: at most {@link AUDIT_PAGE} entries, newest first; `next` is set if there are older ones. */
export const AuditPage = z.strictObject({ entries: z.array(AuditEntry), next: Id.nullable() });
export type AuditPage = z.infer<typeof AuditPage>;

/** POST staff/prints: logs that a page with a child's answers, or with figures, is printed. */
export const CreatePrint = z.union([
  z.strictObject({ of: z.literal('answers'), invitation: Id, client: Id }),
  z.strictObject({
    of: z.literal('figures'),
    form: z.strictObject({ id: z.string().max(80), version: FormVersion }),
    unit: z.string().max(100).optional(),
    period: z.string().max(20).optional(),
  }),
]);
export type CreatePrint = z.infer<typeof CreatePrint>;

/** After this many days a member must give a new reason to open a child's answers. */
export const REASON_DAYS = 90;
