import * as name from '@lykta/domain/calls';
import { smallForm } from '../forms.ts';
import { PASSWORD } from '../test-server.ts';
import type { Actors, World } from '../world.ts';
import type { Examples } from './example.ts';

const staffOfUnit: (keyof Actors)[] = ['worker', 'manager', 'admin', 'enrolling'];
let forms = 0;

const sentForm = ({ formId, requestId }: World) => ({ id: formId, version: 1, request: requestId });

/** The calls of members of staff. */
export const staffExamples = {
  [name.READ_STAFF_CHALLENGE]: () => ({ querystring: { purpose: 'staff-login' } }),
  [name.VERIFY_STAFF_CHALLENGE]: () => ({
    body: { payload: 'AAAA', code: '1' },
  }),
  [name.SIGN_IN_STAFF]: () => ({
    body: { email: 'ingen@kommun.example', password: 'fel lösenord' },
  }),
  [name.LIST_PROVIDERS]: () => ({}),
  [name.START_IDENTITY]: () => ({ body: { provider: 'none' } }),
  [name.FINISH_IDENTITY]: () => ({ body: { answer: 'code=x&state=y' } }),
  [name.IDENTITY_LOGOUT]: () => ({ params: { provider: 'none' }, body: { logout_token: 'x' } }),
  [name.START_STAFF_RESET]: () => ({
    body: { email: 'ingen@kommun.example', redirect: 'http://localhost:4300/resetpwd' },
  }),
  [name.FINISH_STAFF_RESET]: () => ({ body: { password: PASSWORD } }),
  [name.READ_STAFF_SESSION]: () => ({}),
  [name.SIGN_OUT_STAFF]: () => ({ body: {} }),
  [name.SET_STAFF_TOTP]: () => ({ body: {} }),
  [name.READ_NEWS]: () => ({}),
  [name.LIST_STAFF_FORMS]: () => ({}),
  [name.IMPORT_FORM]: () => ({ body: smallForm(`world-${(forms += 1)}`) }),
  [name.LIST_STAFF_INVITATIONS]: () => ({}),
  [name.CREATE_INVITATION]: () => ({
    body: { unit: 'Norr', maxClients: 5, forms: [{ id: 'school', version: 1, order: 0 }] },
  }),
  [name.CHANGE_INVITATION]: (w) => ({
    params: { id: w.invitationId },
    body: { status: 'active' },
    owners: staffOfUnit,
  }),
  [name.REQUEST_FORMS]: (w) => ({
    params: { id: w.invitationId },
    body: { forms: [{ id: 'school', version: 1, order: 0 }] },
    owners: staffOfUnit,
  }),
  [name.WITHDRAW_REQUEST]: (w) => ({
    params: { id: w.invitationId, request: w.unsentRequestId },
    owners: staffOfUnit,
  }),
  [name.LIST_STAFF_CHILDREN]: () => ({}),
  [name.LIST_INVITATION_CLIENTS]: (w) => ({
    params: { id: w.invitationId },
    owners: staffOfUnit,
  }),
  [name.SEARCH_STAFF_CHILDREN]: () => ({ body: { search: 'A-17' } }),
  [name.LABEL_INVITATION]: (w) => ({
    params: { id: w.invitationId },
    body: { label: 'A-17' },
    owners: staffOfUnit,
  }),
  [name.LABEL_CHILD]: (w) => ({
    params: { id: w.invitationId, client: w.clientId },
    body: { label: 'A-17' },
    owners: staffOfUnit,
  }),
  [name.ANSWER_BACK]: (w) => ({
    params: { id: w.invitationId, client: w.clientId },
    body: { answer: { kind: 'read' }, sent: [{ id: w.formId, version: 1, request: w.requestId }] },
    owners: staffOfUnit,
  }),
  [name.READ_CASE_WORKERS]: (w) => ({
    params: { id: w.invitationId, client: w.clientId },
    owners: staffOfUnit,
  }),
  [name.CHANGE_CASE_WORKERS]: (w) => ({
    params: { id: w.invitationId, client: w.clientId },
    body: { responsible: w.memberId, coworkers: [], deputies: [] },
    owners: staffOfUnit,
  }),
  [name.HAND_OVER_CASES]: (w) => ({
    body: { to: w.memberId, cases: [{ invitation: w.invitationId, client: w.clientId }] },
    owners: staffOfUnit,
  }),
  [name.ADD_CHILD]: (w) => ({ params: { id: w.invitationId }, body: {}, owners: staffOfUnit }),
  [name.START_SITTING]: (w) => ({
    params: { id: w.invitationId, client: w.clientId },
    body: { request: w.unsentRequestId, form: { id: w.formId, version: 1 } },
    owners: staffOfUnit,
  }),
  [name.WATCH_SITTING]: (w) => ({ params: { id: w.sittingId }, owners: ['worker'] }),
  [name.STOP_SITTING]: (w) => ({ params: { id: w.sittingId }, owners: ['worker'] }),
  [name.LIST_COLLEAGUES]: () => ({}),
  [name.READ_MAIL_SETTING]: () => ({}),
  [name.CHANGE_MAIL_SETTING]: () => ({ body: { daily: false } }),
  [name.LIST_ERASURES]: () => ({}),
  [name.MAKE_EXTRACT]: (w) => ({
    body: {
      invitation: w.invitationId,
      client: w.clientId,
      format: 'json',
      reason: 'Vårdnadshavaren ber om det',
    },
    owners: ['admin'],
  }),
  [name.LIST_NOTICES]: () => ({}),
  [name.SEE_NOTICES]: () => ({ body: { ids: ['none'] } }),
  [name.GIVE_REASON]: (w) => ({
    body: { invitation: w.invitationId, client: w.clientId, reason: 'Samtal' },
    owners: staffOfUnit,
  }),
  [name.READ_CHILD_ANSWERS]: (w) => ({
    params: { id: w.invitationId, client: w.clientId },
    owners: staffOfUnit,
  }),
  [name.READ_STAFF_ANSWERS]: (w) => ({
    params: { formId: w.formId, formVersion: 1 },
    querystring: { format: 'stats', invitation: w.invitationId },
    owners: staffOfUnit,
  }),
  [name.EXPORT_STAFF_ANSWERS]: (w) => ({
    params: { formId: w.formId, formVersion: 1 },
    querystring: { format: 'stats', invitation: w.invitationId },
    owners: staffOfUnit,
  }),
  [name.READ_LOAD]: () => ({}),
  [name.MAKE_DOCUMENT]: (w) => ({
    body: { invitation: w.invitationId, client: w.clientId, kind: 'text', sent: [sentForm(w)] },
    owners: staffOfUnit,
  }),
  [name.MAKE_INVITATION_FILE]: (w) => ({ params: { id: w.invitationId }, owners: staffOfUnit }),
  [name.SET_RECORDED]: (w) => ({
    params: { id: w.invitationId, client: w.clientId },
    body: { sent: [sentForm(w)], recorded: true },
    owners: staffOfUnit,
  }),
  [name.LIST_MEMBERS]: () => ({}),
  [name.ADD_MEMBER]: () => ({
    body: { email: `ny${(forms += 1)}@kommun.example`, name: 'Ny', role: 'worker', units: ['Norr'] },
  }),
  [name.CHANGE_MEMBER]: (w) => ({
    params: { id: w.memberId },
    body: { name: 'Robin' },
    owners: ['admin'],
  }),
  [name.READ_ORGANISATION]: () => ({}),
  [name.CHANGE_ORGANISATION]: () => ({ body: { threshold: 6 } }),
  [name.CHANGE_STAFF_PASSWORD]: () => ({
    body: { current: PASSWORD, password: PASSWORD },
  }),
  [name.READ_AUDIT]: () => ({}),
  [name.EXPORT_AUDIT]: () => ({}),
  [name.LOG_PRINT]: (w) => ({
    body: { of: 'answers', invitation: w.invitationId, client: w.clientId },
    owners: staffOfUnit,
  }),
  [name.STOP_REPEAT]: (w) => ({
    params: { id: w.invitationId, request: w.unsentRequestId },
    owners: staffOfUnit,
  }),
  [name.END_CASE]: (w) => ({
    params: { id: w.invitationId, client: w.clientId },
    body: { ended: false },
    owners: staffOfUnit,
  }),
} satisfies Examples;
