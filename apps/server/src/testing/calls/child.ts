import * as name from '@lykta/domain/calls';
import { said } from '../forms.ts';
import { newPhone, ORIGIN, PASSWORD } from '../test-server.ts';
import type { Actors, World } from '../world.ts';
import type { Examples } from './example.ts';

const anna: (keyof Actors)[] = ['anna'];
const staffOfUnit: (keyof Actors)[] = ['worker', 'manager', 'admin', 'enrolling'];

const asked = ({ formId, invitationId, unsentRequestId }: World, requestId = unsentRequestId) => ({
  formId,
  formVersion: 1,
  invitationId,
  requestId,
});

/** The calls of a child, of an adult with a link, and of the operator. */
export const childExamples = {
  [name.IS_ALIVE]: () => ({}),
  [name.IS_READY]: () => ({}),
  [name.READ_SECURITY_TEXT]: () => ({}),
  [name.READ_OPENAPI]: () => ({}),
  [name.READ_DEV_OUTBOX]: () => ({}),
  [name.READ_SESSION]: () => ({}),
  [name.CREATE_ACCOUNT]: () => ({ body: { username: newPhone(), password: PASSWORD } }),
  [name.SIGN_IN]: (w) => ({
    body: { username: w.anna.username, password: PASSWORD },
  }),
  [name.SIGN_IN_LEGACY]: () => ({
    body: { username: 'kalle', password: 'fel', invitationCode: 'x' },
  }),
  [name.SIGN_OUT]: () => ({ body: { deviceId: 'phone' } }),
  [name.CONFIRM_PASSWORD]: () => ({ body: { password: PASSWORD } }),
  [name.CHANGE_PASSWORD]: () => ({ body: { password: PASSWORD } }),
  [name.UNDO_LOGIN]: () => ({}),
  [name.START_VERIFICATION]: (w) => ({
    body: { username: w.anna.username },
  }),
  [name.FINISH_VERIFICATION]: () => ({ body: { code: '000000' } }),
  [name.SET_LOCK]: () => ({ body: { pin: null } }),
  [name.LOCK_NOW]: () => ({}),
  [name.UNLOCK]: () => ({ body: { pin: '1234' } }),
  [name.CHANGE_USERNAME]: () => ({ body: { username: newPhone() } }),
  [name.START_PASSWORD_RESET]: () => ({
    body: { username: newPhone(), redirect: `${ORIGIN}/resetpwd` },
  }),
  [name.CHECK_RESET_LINK]: () => ({}),
  [name.FINISH_PASSWORD_RESET]: () => ({ body: { password: PASSWORD } }),
  [name.EXPORT_DATA]: () => ({}),
  [name.DELETE_ACCOUNT]: (w) => ({
    params: { id: w.annaId },
    querystring: { keepAnswers: '0' },
    owners: anna,
  }),
  [name.READ_CHALLENGE]: () => ({ querystring: { purpose: 'login' } }),
  [name.IS_BOT_CHECK_ON]: () => ({ params: { purpose: 'login' } }),
  [name.VERIFY_CHALLENGE]: () => ({
    body: { payload: 'AAAA', code: '1' },
  }),
  [name.SET_NOTIFICATION_TOKEN]: () => ({
    body: { token: 'push', deviceId: 'tablet', language: 'en' },
  }),
  [name.READ_NOTIFICATION_KEY]: () => ({}),
  [name.READ_PROFILE]: () => ({}),
  [name.SET_AVATAR]: () => ({ body: { avatar: 'child-01' } }),
  [name.SET_BIRTH_YEAR]: () => ({ body: { birthYear: 2013 } }),
  [name.SET_GENDER]: () => ({ body: { gender: 'OTHER' } }),
  [name.ADD_HOUSE]: () => ({
    body: { type: 'ROW_HOUSE', avatar: { type: 'ID', data: 'default' } },
  }),
  [name.CHANGE_HOUSE]: (w) => ({
    params: { id: w.houseId },
    body: { type: 'ROW_HOUSE' },
    owners: anna,
  }),
  [name.DELETE_HOUSE]: (w) => ({
    params: { id: w.houseId },
    owners: anna,
  }),
  [name.SET_HOUSE_PERSONS]: (w) => ({
    params: { id: w.houseId },
    body: [w.personId],
    owners: anna,
  }),
  [name.ADD_PERSON]: () => ({
    body: { type: 'FRIEND', avatar: 'default' },
  }),
  [name.CHANGE_PERSON]: (w) => ({
    params: { id: w.personId },
    body: { type: 'FATHER' },
    owners: anna,
  }),
  [name.DELETE_PERSON]: (w) => ({
    params: { id: w.personId },
    owners: anna,
  }),
  [name.READ_INVITATIONS]: () => ({}),
  [name.ACCEPT_INVITATION]: (w) => ({
    body: { code: w.code },
  }),
  [name.LEAVE_INVITATION]: (w) => ({
    params: { id: w.invitationId },
    owners: anna,
  }),
  [name.SHOW_FIGURE]: (w) => ({
    params: { id: w.invitationId },
    body: { show: true },
    owners: anna,
  }),
  [name.DECLINE_INVITATION]: (w) => ({ params: { id: w.pendingId } }),
  [name.LIST_READINGS]: () => ({}),
  [name.LIST_KEPT]: () => ({}),
  [name.ERASE_SENT]: (w) => ({ params: { id: w.invitationId }, owners: anna }),
  [name.LIST_FORMS]: () => ({}),
  [name.READ_FORM]: (w) => ({
    params: { formId: w.formId, formVersion: 1 },
    owners: [...anna, ...staffOfUnit, 'author', 'otherUnit'],
  }),
  [name.READ_OWN_ANSWERS]: () => ({ params: { formId: 'beb', formVersion: 2 } }),
  [name.SAVE_OWN_ANSWERS]: () => ({
    params: { formId: 'beb', formVersion: 2 },
    body: { answers: {}, inactive: {}, snapshot: false },
  }),
  [name.READ_ASKED_ANSWERS]: (w) => ({
    params: asked(w),
    owners: anna,
  }),
  [name.SAVE_ASKED_ANSWERS]: (w) => ({
    params: asked(w),
    body: said({ mood: 'good' }),
    owners: anna,
  }),
  [name.SEND_ANSWERS]: (w) => ({
    params: asked(w),
    body: {},
    owners: anna,
  }),
  [name.ADD_REMARK]: (w) => ({
    params: asked(w, w.requestId),
    body: { question: 'mood', remark: 'not-true-any-more' },
    owners: anna,
  }),
  [name.READ_STORY]: () => ({
    params: { formId: 'beb', formVersion: 2 },
    querystring: { prioritizeSyntethic: '1' },
  }),
  [name.READ_MOODS]: () => ({}),
  [name.SAVE_MOOD]: (w) => ({
    body: { timestamp: w.server.clock.now().toISOString(), level0: 3, level1: [] },
  }),
  [name.LIST_SHARES]: () => ({}),
  [name.CREATE_SHARE]: () => ({ body: { name: 'Farfar', sections: ['HELP', 'WORRIES'] } }),
  [name.REVOKE_SHARE]: (w) => ({ params: { id: w.shareId }, owners: anna }),
  [name.JOIN_SITTING]: (w) => ({ body: { code: w.sittingCode } }),
  [name.READ_SITTING]: () => ({}),
  [name.SAVE_SITTING]: () => ({ body: { ...said({ mood: 'good' }), persons: {}, houses: {} } }),
  [name.SEND_SITTING]: () => ({ body: {} }),
  [name.CLOSE_SITTING]: () => ({}),
  [name.OPEN_SHARE]: (w) => ({ body: { key: w.shareKey } }),
  [name.READ_SHARED_STORY]: () => ({ params: { formId: 'beb', formVersion: 2 } }),
} satisfies Examples;
