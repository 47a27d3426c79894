import { accountCalls } from './calls/accounts.ts';
import { answerCalls } from './calls/answers.ts';
import { botCheckCalls } from './calls/bot-check.ts';
import { formCalls } from './calls/forms.ts';
import { invitationCalls } from './calls/invitations.ts';
import { moodCalls } from './calls/moods.ts';
import { notificationCalls } from './calls/notifications.ts';
import { operationsCalls } from './calls/operations.ts';
import { profileCalls } from './calls/profile.ts';
import { retentionCalls } from './calls/retention.ts';
import { sessionCalls } from './calls/session.ts';
import { shareCalls } from './calls/shares.ts';
import { sittingCalls } from './calls/sittings.ts';
import { staffAnswerCalls } from './calls/staff-answers.ts';
import { staffAuditCalls } from './calls/staff-audit.ts';
import { staffCaseCalls } from './calls/staff-cases.ts';
import { staffDocumentCalls } from './calls/staff-documents.ts';
import { staffDraftCalls } from './calls/staff-drafts.ts';
import { staffIdentityCalls } from './calls/staff-identity.ts';
import { staffInvitationCalls } from './calls/staff-invitations.ts';
import { staffMailCalls } from './calls/staff-mail.ts';
import { staffOrganisationCalls } from './calls/staff-organisation.ts';
import { staffSessionCalls } from './calls/staff-session.ts';
import { storyCalls } from './calls/story.ts';

export type { FormParams } from './calls/call.ts';
export type { BodyOf, CallInput, InputOf, ReplyOf } from './calls/input.ts';
export { askedAbilities, policies, type Policy } from './calls/policies.ts';

/**
 * Every call of the API: its policy, its input and its replies. The server creates its routes from it; the apps import
 * only types, so that no schema is in their bundles.
 */
export const contract = {
  ...operationsCalls,
  ...sessionCalls,
  ...accountCalls,
  ...botCheckCalls,
  ...profileCalls,
  ...invitationCalls,
  ...formCalls,
  ...answerCalls,
  ...storyCalls,
  ...moodCalls,
  ...shareCalls,
  ...sittingCalls,
  ...notificationCalls,
  ...staffSessionCalls,
  ...staffIdentityCalls,
  ...staffInvitationCalls,
  ...staffCaseCalls,
  ...staffOrganisationCalls,
  ...staffDraftCalls,
  ...staffAuditCalls,
  ...staffAnswerCalls,
  ...staffDocumentCalls,
  ...staffMailCalls,
  ...retentionCalls,
};

export type Contract = typeof contract;
/** A call's name: its method and its path. */
export type CallName = keyof Contract;
