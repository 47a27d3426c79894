import { configureStore } from '@reduxjs/toolkit';
import { CHANGE_INVITATION, READ_FORM, READ_MOODS, SAVE_MOOD, SIGN_IN } from '@lykta/domain/calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answersApi } from './answers.ts';
import { api } from './base.ts';
import { invitationsApi } from './invitations.ts';
import type { CallRequest } from './request.ts';
import { staffChildrenApi } from './staff-children.ts';
import { staffOrganisationApi } from './staff-organisation.ts';
import { staffApi } from './staff.ts';

let sent: string[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', { location: { protocol: 'http:', hostname: 'localhost' } });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(`${request.method} ${request.url} ${await request.text()}`.trim());
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

it('sends a call to the method and path of its name', async () => {
  const store = makeStore();
  await store.dispatch(staffOrganisationApi.endpoints.members.initiate());
  await store.dispatch(staffApi.endpoints.staffSignOut.initiate());
  expect(sent).toEqual([
    'GET http://localhost:9090/staff/members',
    'POST http://localhost:9090/staff/logout {}',
  ]);
});

it('fills a path in, and no value leaves its place', async () => {
  await makeStore().dispatch(invitationsApi.endpoints.leaveInvitation.initiate('../:id?x=$&'));
  expect(sent).toEqual(['DELETE http://localhost:9090/clients/invitations/accepted/..%2F%3Aid%3Fx%3D%24%26']);
});

it('asks only for what has a value', async () => {
  const children = staffChildrenApi.endpoints.staffChildren;
  await makeStore().dispatch(children.initiate({ unit: 'Norr & Syd', search: undefined }));
  expect(sent).toEqual(['GET http://localhost:9090/staff/clients?unit=Norr+%26+Syd']);
});

it('saves answers of the child itself, and those of a request, each in their place', async () => {
  const store = makeStore();
  const document = { answers: {}, inactive: {} };
  const own = { id: 'week', version: 2 };
  const asked = { ...own, request: { invitation: 'i1', request: 'r1' } };
  for (const key of [own, asked])
    await store.dispatch(answersApi.endpoints.saveAnswers.initiate({ key, document }));
  expect(sent).toEqual([
    'PUT http://localhost:9090/clients/answers/week/2 {"answers":{},"inactive":{}}',
    'PUT http://localhost:9090/clients/answers/week/2/i1/r1 {"answers":{},"inactive":{}}',
  ]);
});

it('compiles only what the contract takes', () => {
  const requests: CallRequest[] = [
    { call: READ_MOODS },
    { call: CHANGE_INVITATION, params: { id: 'a' }, body: { status: 'closed' } },
    // @ts-expect-error the path names a form and its version
    { call: READ_FORM, params: { formId: 'week' } },
    // @ts-expect-error a mood has no such name
    { call: SAVE_MOOD, body: { timestamp: '2026-11-22T08:00:00Z', level0: 'purple' } },
    // @ts-expect-error a body is needed
    { call: SIGN_IN },
    // @ts-expect-error no call has this name
    { call: 'GET /clients/mood' },
  ];
  expect(requests).toHaveLength(6);
});
