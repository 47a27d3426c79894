import { z } from 'zod';
import { FormVersion, Id } from './ids.ts';
import { DayString, Timestamp } from './time.ts';

/** Everything that the log tells of (docs/threat-model.md, "Curious staff"). */
export const auditKinds = [
  'reading',
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
  'invitation-made',
  'invitation-changed',
  'forms-sent',
  'log-file',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What a detail of a line is about. */
export const auditFields = [
  'name',
  'role',
  'units',
  'active',
  'threshold',
  'showNames',
  'status',
  'unit',
  'period',
  'form',
  'step',
] as const;
export type AuditField = (typeof auditFields)[number];

/** One thing that a line says more: what it was before, and what it is now. */
export const AuditDetail = z.strictObject({
  field: z.enum(auditFields),
  from: z.string().optional(),
  to: z.string().optional(),
});
export type AuditDetail = z.infer<typeof AuditDetail>;

/** One line of the log. Repeats of one hour are one line with a count; `last` is then the newest of them. */
export const AuditEntry = z.strictObject({
  id: Id,
  kind: z.enum(auditKinds),
  at: Timestamp,
  last: Timestamp.optional(),
  count: z.int().min(1),
  /** Who did it; null = the operator of the server. */
  member: z.strictObject({ id: Id, name: z.string() }).nullable(),
  invitation: z.strictObject({ id: Id, code: z.string().optional() }).optional(),
  /** A pseudonym; it stays when the child has deleted the account. */
  client: Id.optional(),
  form: z.strictObject({ id: z.string(), version: FormVersion }).optional(),
  request: Id.optional(),
  /** The member whom it was done to. */
  subject: z.strictObject({ id: Id, name: z.string() }).optional(),
  details: z.array(AuditDetail),
  /** Why a child's answers were opened; gone with the child's account. */
  reason: z.string().optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const filter = {
  member: Id.optional(),
  /** A child's pseudonym. */
  client: Id.optional(),
  /** The first and the last day, in Stockholm. */
  from: DayString.optional(),
  to: DayString.optional(),
  kind: z.enum(auditKinds).optional(),
};

/** Which lines of the log; GET staff/audit/export takes these. */
export const AuditFilter = z.strictObject(filter);
export type AuditFilter = z.infer<typeof AuditFilter>;

/** The query of GET staff/audit; `before` = `next` of the page before. */
export const AuditQuery = z.strictObject({ ...filter, before: Id.optional() });
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Most lines in one reply of GET staff/audit. */
export const AUDIT_PAGE = 100;

/** GET staff/audit: at most {@link AUDIT_PAGE}, newest first; `next` = older ones follow. */
export const AuditPage = z.strictObject({ entries: z.array(AuditEntry), next: Id.nullable() });
export type AuditPage = z.infer<typeof AuditPage>;

/** POST staff/prints: a page with a child's answers, or with figures, goes to a printer. */
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

/** A reason to open a child's answers is asked for again after so many days. */
export const REASON_DAYS = 90;
