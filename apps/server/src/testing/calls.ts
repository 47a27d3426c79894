import { newPhone, ORIGIN, PASSWORD } from './test-server.ts';
import { said, smallForm } from './forms.ts';
import type { Actors, World } from './world.ts';

/** A call that succeeds for allowed callers. */
export interface Call {
  url: string;
  body?: unknown;
  /** Whose data it names: for everybody else, also with the right policy, the data does not exist. */
  owners?: (keyof Actors)[];
}

const staffOfUnit: (keyof Actors)[] = ['worker', 'admin', 'enrolling'];
const anna: (keyof Actors)[] = ['anna'];
let forms = 0;

/**
 * One example of every route of the API, named as in the route table. The authorization, fuzz and canary tests use this
 * list, and fail if a route is missing.
 */
export const calls: Record<string, (world: World) => Call> = {
  'GET /healthz': () => ({ url: '/healthz' }),
  'GET /readyz': () => ({ url: '/readyz' }),
  'GET /.well-known/security.txt': () => ({ url: '/.well-known/security.txt' }),
  'GET /openapi.json': () => ({ url: '/openapi.json' }),
  'GET /dev/outbox': () => ({ url: '/dev/outbox' }),

  'GET /clients': () => ({ url: '/clients' }),
  'POST /clients': () => ({ url: '/clients', body: { username: newPhone(), password: PASSWORD } }),
  'POST /clients/signin': (w) => ({
    url: '/clients/signin',
    body: { username: w.anna.username, password: PASSWORD },
  }),
  'POST /clients/signin/legacy': () => ({
    url: '/clients/signin/legacy',
    body: { username: 'kalle', password: 'fel', invitationCode: 'x' },
  }),
  'POST /clients/logout': () => ({ url: '/clients/logout', body: { deviceId: 'phone' } }),
  'POST /clients/confirm': () => ({ url: '/clients/confirm', body: { password: PASSWORD } }),
  'POST /clients/password': () => ({ url: '/clients/password', body: { password: PASSWORD } }),
  'POST /clients/undo': () => ({ url: '/clients/undo' }),
  'POST /clients/verify/start': (w) => ({
    url: '/clients/verify/start',
    body: { username: w.anna.username },
  }),
  'POST /clients/verify': () => ({ url: '/clients/verify', body: { code: '000000' } }),
  'PUT /clients/lock': () => ({ url: '/clients/lock', body: { pin: null } }),
  'POST /clients/lock/now': () => ({ url: '/clients/lock/now' }),
  'POST /clients/unlock': () => ({ url: '/clients/unlock', body: { pin: '1234' } }),
  'POST /clients/resetusername': () => ({ url: '/clients/resetusername', body: { username: newPhone() } }),
  'POST /clients/resetpwd/start': () => ({
    url: '/clients/resetpwd/start',
    body: { username: newPhone(), redirect: `${ORIGIN}/resetpwd` },
  }),
  'GET /clients/resetpwd': () => ({ url: '/clients/resetpwd' }),
  'POST /clients/resetpwd': () => ({ url: '/clients/resetpwd', body: { password: PASSWORD } }),
  'GET /clients/export': () => ({ url: '/clients/export' }),
  'DELETE /clients/:id': (w) => ({ url: `/clients/${w.annaId}?keepAnswers=0`, owners: anna }),

  'GET /clients/challenge': () => ({ url: '/clients/challenge?purpose=login' }),
  'GET /clients/challenge/:purpose': () => ({ url: '/clients/challenge/login' }),
  'POST /clients/challenge/verify': () => ({
    url: '/clients/challenge/verify',
    body: { payload: 'AAAA', code: '1' },
  }),

  'GET /staff/challenge': () => ({ url: '/staff/challenge?purpose=staff-login' }),
  'POST /staff/challenge/verify': () => ({
    url: '/staff/challenge/verify',
    body: { payload: 'AAAA', code: '1' },
  }),

  'PUT /clients/notifications/token': () => ({
    url: '/clients/notifications/token',
    body: { token: 'push', deviceId: 'tablet', language: 'en' },
  }),
  'GET /clients/notifications/key': () => ({ url: '/clients/notifications/key' }),

  'GET /clients/profile': () => ({ url: '/clients/profile' }),
  'PUT /clients/profile/avatar': () => ({ url: '/clients/profile/avatar', body: { avatar: 'child-01' } }),
  'PUT /clients/profile/birthyear': () => ({ url: '/clients/profile/birthyear', body: { birthYear: 2013 } }),
  'PUT /clients/profile/gender': () => ({ url: '/clients/profile/gender', body: { gender: 'OTHER' } }),
  'POST /clients/profile/houses': () => ({
    url: '/clients/profile/houses',
    body: { type: 'ROW_HOUSE', avatar: { type: 'ID', data: 'default' } },
  }),
  'PATCH /clients/profile/houses/:id': (w) => ({
    url: `/clients/profile/houses/${w.houseId}`,
    body: { type: 'ROW_HOUSE' },
    owners: anna,
  }),
  'DELETE /clients/profile/houses/:id': (w) => ({
    url: `/clients/profile/houses/${w.houseId}`,
    owners: anna,
  }),
  'PUT /clients/profile/houses/:id/persons': (w) => ({
    url: `/clients/profile/houses/${w.houseId}/persons`,
    body: [w.personId],
    owners: anna,
  }),
  'POST /clients/profile/persons': () => ({
    url: '/clients/profile/persons',
    body: { type: 'FRIEND', avatar: 'default' },
  }),
  'PATCH /clients/profile/persons/:id': (w) => ({
    url: `/clients/profile/persons/${w.personId}`,
    body: { type: 'FATHER' },
    owners: anna,
  }),
  'DELETE /clients/profile/persons/:id': (w) => ({
    url: `/clients/profile/persons/${w.personId}`,
    owners: anna,
  }),

  'GET /clients/invitations': () => ({ url: '/clients/invitations' }),
  'PUT /clients/invitations/accepted': (w) => ({
    url: '/clients/invitations/accepted',
    body: { code: w.code },
  }),
  'DELETE /clients/invitations/accepted/:id': (w) => ({
    url: `/clients/invitations/accepted/${w.invitationId}`,
    owners: anna,
  }),
  'PUT /clients/invitations/accepted/:id/figure': (w) => ({
    url: `/clients/invitations/accepted/${w.invitationId}/figure`,
    body: { show: true },
    owners: anna,
  }),
  'DELETE /clients/invitations/pending/:id': (w) => ({ url: `/clients/invitations/pending/${w.pendingId}` }),
  'GET /clients/readings': () => ({ url: '/clients/readings' }),
  'GET /clients/kept': () => ({ url: '/clients/kept' }),
  'DELETE /clients/kept/:id': (w) => ({ url: `/clients/kept/${w.invitationId}`, owners: anna }),

  'GET /forms/metadata': () => ({ url: '/forms/metadata' }),
  'GET /forms/:formId/:formVersion': (w) => ({
    url: `/forms/${w.formId}/1`,
    owners: [...anna, ...staffOfUnit, 'otherUnit'],
  }),
  'GET /clients/answers/:formId/:formVersion': () => ({ url: '/clients/answers/beb/2' }),
  'PUT /clients/answers/:formId/:formVersion': () => ({
    url: '/clients/answers/beb/2',
    body: { answers: {}, inactive: {}, snapshot: false },
  }),
  'GET /clients/answers/:formId/:formVersion/:invitationId/:requestId': (w) => ({
    url: asked(w),
    owners: anna,
  }),
  'PUT /clients/answers/:formId/:formVersion/:invitationId/:requestId': (w) => ({
    url: asked(w),
    body: said({ mood: 'good' }),
    owners: anna,
  }),
  'PUT /clients/answers/:formId/:formVersion/:invitationId/:requestId/save': (w) => ({
    url: `${asked(w)}/save`,
    body: {},
    owners: anna,
  }),
  'PUT /clients/answers/:formId/:formVersion/:invitationId/:requestId/remarks': (w) => ({
    url: `${asked(w, w.requestId)}/remarks`,
    body: { question: 'mood', remark: 'not-true-any-more' },
    owners: anna,
  }),

  'GET /clients/beb/:formId/:formVersion': () => ({ url: '/clients/beb/beb/2?prioritizeSyntethic=1' }),
  'GET /clients/moods': () => ({ url: '/clients/moods' }),
  'PUT /clients/moods': (w) => ({
    url: '/clients/moods',
    body: { timestamp: w.server.clock.now().toISOString(), level0: 3, level1: [] },
  }),

  'GET /shares': () => ({ url: '/shares' }),
  'POST /shares': () => ({ url: '/shares', body: { name: 'Farfar', sections: ['HELP', 'WORRIES'] } }),
  'DELETE /shares/:id': (w) => ({ url: `/shares/${w.shareId}`, owners: anna }),
  'POST /shares/token': (w) => ({ url: '/shares/token', body: { key: w.shareKey } }),
  'GET /shares/clients/beb/:formId/:formVersion': () => ({ url: '/shares/clients/beb/beb/2' }),

  'POST /staff/signin': () => ({
    url: '/staff/signin',
    body: { email: 'ingen@kommun.example', password: 'fel lösenord' },
  }),
  'POST /staff/resetpwd/start': () => ({
    url: '/staff/resetpwd/start',
    body: { email: 'ingen@kommun.example', redirect: 'http://localhost:4300/resetpwd' },
  }),
  'POST /staff/resetpwd': () => ({ url: '/staff/resetpwd', body: { password: PASSWORD } }),
  'GET /staff': () => ({ url: '/staff' }),
  'POST /staff/logout': () => ({ url: '/staff/logout', body: {} }),
  'POST /staff/totp': () => ({ url: '/staff/totp', body: {} }),
  'GET /staff/news': () => ({ url: '/staff/news' }),
  'GET /staff/forms': () => ({ url: '/staff/forms' }),
  'POST /staff/forms': () => ({ url: '/staff/forms', body: smallForm(`world-${(forms += 1)}`) }),
  'GET /staff/invitations': () => ({ url: '/staff/invitations' }),
  'POST /staff/invitations': () => ({
    url: '/staff/invitations',
    body: { unit: 'Norr', maxClients: 5, forms: [{ id: 'school', version: 1, order: 0 }] },
  }),
  'PATCH /staff/invitations/:id': (w) => ({
    url: `/staff/invitations/${w.invitationId}`,
    body: { status: 'active' },
    owners: staffOfUnit,
  }),
  'POST /staff/invitations/:id/requests': (w) => ({
    url: `/staff/invitations/${w.invitationId}/requests`,
    body: { forms: [{ id: 'school', version: 1, order: 0 }] },
    owners: staffOfUnit,
  }),
  'DELETE /staff/invitations/:id/requests/:request': (w) => ({
    url: `/staff/invitations/${w.invitationId}/requests/${w.unsentRequestId}`,
    owners: staffOfUnit,
  }),
  'DELETE /staff/invitations/:id/requests/:request/repeat': (w) => ({
    url: `/staff/invitations/${w.invitationId}/requests/${w.unsentRequestId}/repeat`,
    owners: staffOfUnit,
  }),
  'PUT /staff/invitations/:id/clients/:client/ended': (w) => ({
    url: `/staff/invitations/${w.invitationId}/clients/${w.clientId}/ended`,
    body: { ended: false },
    owners: staffOfUnit,
  }),
  'GET /staff/clients': () => ({ url: '/staff/clients' }),
  'GET /staff/invitations/:id/clients': (w) => ({
    url: `/staff/invitations/${w.invitationId}/clients`,
    owners: staffOfUnit,
  }),
  'POST /staff/clients/search': () => ({ url: '/staff/clients/search', body: { search: 'A-17' } }),
  'PUT /staff/invitations/:id/label': (w) => ({
    url: `/staff/invitations/${w.invitationId}/label`,
    body: { label: 'A-17' },
    owners: staffOfUnit,
  }),
  'PUT /staff/invitations/:id/clients/:client/label': (w) => ({
    url: `/staff/invitations/${w.invitationId}/clients/${w.clientId}/label`,
    body: { label: 'A-17' },
    owners: staffOfUnit,
  }),
  'PUT /staff/invitations/:id/clients/:client/answer-back': (w) => ({
    url: `/staff/invitations/${w.invitationId}/clients/${w.clientId}/answer-back`,
    body: { answer: { kind: 'read' }, sent: [{ id: w.formId, version: 1, request: w.requestId }] },
    owners: staffOfUnit,
  }),
  'GET /staff/invitations/:id/clients/:client/workers': (w) => ({
    url: `/staff/invitations/${w.invitationId}/clients/${w.clientId}/workers`,
    owners: staffOfUnit,
  }),
  'PUT /staff/invitations/:id/clients/:client/workers': (w) => ({
    url: `/staff/invitations/${w.invitationId}/clients/${w.clientId}/workers`,
    body: { responsible: w.memberId, coworkers: [], deputies: [] },
    owners: staffOfUnit,
  }),
  'POST /staff/handovers': (w) => ({
    url: '/staff/handovers',
    body: { to: w.memberId, cases: [{ invitation: w.invitationId, client: w.clientId }] },
    owners: staffOfUnit,
  }),
  'GET /staff/colleagues': () => ({ url: '/staff/colleagues' }),
  'GET /staff/mail': () => ({ url: '/staff/mail' }),
  'PUT /staff/mail': () => ({ url: '/staff/mail', body: { daily: false } }),
  'GET /staff/erasures': () => ({ url: '/staff/erasures' }),
  'POST /staff/extracts': (w) => ({
    url: '/staff/extracts',
    body: {
      invitation: w.invitationId,
      client: w.clientId,
      format: 'json',
      reason: 'Vårdnadshavaren ber om det',
    },
    owners: ['admin'],
  }),
  'GET /staff/notices': () => ({ url: '/staff/notices' }),
  'POST /staff/notices/seen': () => ({ url: '/staff/notices/seen', body: { ids: ['none'] } }),
  'POST /staff/readings': (w) => ({
    url: '/staff/readings',
    body: { invitation: w.invitationId, client: w.clientId, reason: 'Samtal' },
    owners: staffOfUnit,
  }),
  'GET /staff/answers/:formId/:formVersion': (w) => ({
    url: `/staff/answers/${w.formId}/1?format=stats&invitation=${w.invitationId}`,
    owners: staffOfUnit,
  }),
  'GET /staff/answers/:formId/:formVersion/export': (w) => ({
    url: `/staff/answers/${w.formId}/1/export?format=stats&invitation=${w.invitationId}`,
    owners: staffOfUnit,
  }),
  'GET /staff/load': () => ({ url: '/staff/load' }),
  'POST /staff/documents': (w) => ({
    url: '/staff/documents',
    body: { invitation: w.invitationId, client: w.clientId, kind: 'text', sent: [sentForm(w)] },
    owners: staffOfUnit,
  }),
  'PUT /staff/invitations/:id/clients/:client/recorded': (w) => ({
    url: `/staff/invitations/${w.invitationId}/clients/${w.clientId}/recorded`,
    body: { sent: [sentForm(w)], recorded: true },
    owners: staffOfUnit,
  }),
  'GET /staff/members': () => ({ url: '/staff/members' }),
  'POST /staff/members': () => ({
    url: '/staff/members',
    body: { email: `ny${(forms += 1)}@kommun.example`, name: 'Ny', role: 'worker', units: ['Norr'] },
  }),
  'PATCH /staff/members/:id': (w) => ({
    url: `/staff/members/${w.memberId}`,
    body: { name: 'Robin' },
    owners: ['admin'],
  }),
  'GET /staff/organisation': () => ({ url: '/staff/organisation' }),
  'PATCH /staff/organisation': () => ({ url: '/staff/organisation', body: { threshold: 6 } }),
  'POST /staff/password': () => ({
    url: '/staff/password',
    body: { current: PASSWORD, password: PASSWORD },
  }),
  'GET /staff/audit': () => ({ url: '/staff/audit' }),
  'GET /staff/audit/export': () => ({ url: '/staff/audit/export' }),
  'POST /staff/prints': (w) => ({
    url: '/staff/prints',
    body: { of: 'answers', invitation: w.invitationId, client: w.clientId },
    owners: staffOfUnit,
  }),
};

const sentForm = ({ formId, requestId }: World) => ({ id: formId, version: 1, request: requestId });

function asked(world: World, requestId = world.unsentRequestId): string {
  return `/clients/answers/${world.formId}/1/${world.invitationId}/${requestId}`;
}
