import {
  childStates,
  documentTypes,
  searchable,
  CreateDocument,
  INVITATION_FILE_TYPE,
  type ChildCounts,
  type ChildState,
  type ProblemCode,
  type StaffClient,
  present,
} from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import {
  ADD_MEMBER,
  ANSWER_BACK,
  CHANGE_CASE_WORKERS,
  CHANGE_INVITATION,
  CHANGE_MAIL_SETTING,
  CHANGE_MEMBER,
  CHANGE_ORGANISATION,
  CHANGE_STAFF_PASSWORD,
  CREATE_INVITATION,
  END_CASE,
  EXPORT_AUDIT,
  EXPORT_STAFF_ANSWERS,
  FINISH_IDENTITY,
  FINISH_STAFF_RESET,
  GIVE_REASON,
  HAND_OVER_CASES,
  LABEL_CHILD,
  LABEL_INVITATION,
  LIST_COLLEAGUES,
  LIST_ERASURES,
  LIST_INVITATION_CLIENTS,
  LIST_MEMBERS,
  LIST_NOTICES,
  LIST_PROVIDERS,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_FORMS,
  LIST_STAFF_INVITATIONS,
  LOG_PRINT,
  MAKE_DOCUMENT,
  MAKE_INVITATION_FILE,
  MAKE_EXTRACT,
  READ_AUDIT,
  READ_CASE_WORKERS,
  READ_FORM,
  READ_LOAD,
  READ_MAIL_SETTING,
  READ_NEWS,
  READ_ORGANISATION,
  READ_CHILD_ANSWERS,
  READ_STAFF_ANSWERS,
  READ_STAFF_SESSION,
  REQUEST_FORMS,
  SEARCH_STAFF_CHILDREN,
  SEE_NOTICES,
  SET_RECORDED,
  SET_STAFF_TOTP,
  SIGN_IN_STAFF,
  SIGN_OUT_STAFF,
  START_IDENTITY,
  START_STAFF_RESET,
  STOP_REPEAT,
  WITHDRAW_REQUEST,
} from '@lykta/domain/calls';
import { delay, HttpResponse, type HttpHandler } from 'msw';
import { emptyStats, schoolStats } from './answers.ts';
import { caseWorkers, colleagues } from './cases.ts';
import { draftHandlers } from './draft-handlers.ts';
import { erasures } from './erasures.ts';
import { schoolForm } from './forms.ts';
import { auditPage } from './log.ts';
import { load, members, news, organisation } from './organisation.ts';
import { children, forms, invitations, worker } from './people.ts';
import { sendingsOf } from './sendings.ts';

/** A failed call with the server's problem. */
export function problem(status: number, code: ProblemCode, headers: Record<string, string> = {}) {
  return HttpResponse.json(
    { type: 'about:blank', title: code, status, code },
    { status, headers: { 'Content-Type': 'application/problem+json', ...headers } },
  );
}

/** A call that never returns, for the loading states. */
export const never = () => delay('infinite');

/** The default replies, with some calls replaced. */
export const goodDayBut = (...others: HttpHandler[]) => ({ msw: { handlers: [...others, ...handlers] } });

const nothing = () => new HttpResponse(null, { status: 204 });

/** Returns a secret first; for a code, the recovery codes. */
function totp(body: object) {
  if ('code' in body) return { recoveryCodes: ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'] };
  return {
    uri: 'otpauth://totp/Lykta:karin?secret=JBSWY3DPEHPK3PXP&issuer=Lykta',
    secret: 'JBSWY3DPEHPK3PXP',
  };
}

const isInState: Record<ChildState, (child: StaffClient) => boolean> = {
  unread: ({ sent }) => sent.some(({ opened }) => !opened),
  help: ({ flags }) => (flags?.help ?? 0) > 0,
  worries: ({ flags }) => (flags?.worries ?? 0) > 0,
  worse: ({ flags }) => (flags?.worse ?? 0) > 0,
  late: ({ lateDays }) => lateDays !== undefined,
  waiting: ({ sent }) => sent.length === 0,
  ended: ({ left, ended }) => (left ?? ended) !== undefined,
};

/** How many of these children each filter leaves. */
function countsOf(list: readonly StaffClient[]): ChildCounts {
  const count = (state: ChildState) => list.filter(isInState[state]).length;
  const [unread, help, worries, worse] = [count('unread'), count('help'), count('worries'), count('worse')];
  const [late, waiting, ended] = [count('late'), count('waiting'), count('ended')];
  return { taking: list.length - ended, unread, help, worries, worse, late, waiting, ended };
}

/** The matching children, in one page. */
export function childrenPage({ url }: Request, list = children, search = '') {
  const { searchParams } = new URL(url);
  const unit = searchParams.get('unit');
  const state = childStates.find((one) => one === searchParams.get('state'));
  const { id: invitation, code, unit: theirs } = present(invitations[0], 'invitations[0]');
  const clients = list
    .filter(() => unit === null || unit === theirs)
    .filter(({ client, label = '' }) => `${client} ${code} ${searchable(label)}`.includes(search))
    .filter((one) => state === undefined || isInState[state](one))
    .map((child) => ({ ...child, invitation }));
  const isCounted = state === undefined && searchParams.get('sort') === 'groups';
  return HttpResponse.json({ clients, next: null, ...(isCounted ? { counts: countsOf(list) } : {}) });
}

/** A file of the wanted kind. */
const documentFor = ({ kind }: CreateDocument) =>
  new HttpResponse('Svar från barn 7KF-2MA', { headers: { 'Content-Type': documentTypes[kind] } });

/** Default replies of a working server: a worker with two units, four invitations and six children. */
export const handlers = [
  mocked(READ_STAFF_SESSION, () => HttpResponse.json(worker)),
  mocked(SIGN_IN_STAFF, () => HttpResponse.json(worker)),
  mocked(SIGN_OUT_STAFF, nothing),
  mocked(LIST_PROVIDERS, () => HttpResponse.json([])),
  mocked(START_IDENTITY, () => HttpResponse.json({ url: '/identity' })),
  mocked(FINISH_IDENTITY, () => HttpResponse.json({ ...worker, identity: true })),
  mocked(LIST_STAFF_FORMS, () => HttpResponse.json(forms)),
  mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json(invitations)),
  mocked(CREATE_INVITATION, () => HttpResponse.json(invitations[0])),
  mocked(CHANGE_INVITATION, () => HttpResponse.json(invitations[0])),
  mocked(REQUEST_FORMS, () => HttpResponse.json(invitations[0])),
  mocked(WITHDRAW_REQUEST, () => HttpResponse.json(invitations[0])),
  mocked(LIST_INVITATION_CLIENTS, ({ params }) => HttpResponse.json(params.id === 'inv-1' ? children : [])),
  mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request)),
  mocked(SEARCH_STAFF_CHILDREN, async ({ request }) => {
    const { search } = await request.json();
    return childrenPage(request, children, search);
  }),
  mocked(STOP_REPEAT, nothing),
  mocked(END_CASE, nothing),
  mocked(LABEL_INVITATION, nothing),
  mocked(LABEL_CHILD, nothing),
  mocked(ANSWER_BACK, nothing),
  mocked(GIVE_REASON, nothing),
  mocked(READ_CASE_WORKERS, () => HttpResponse.json(caseWorkers)),
  mocked(CHANGE_CASE_WORKERS, () => HttpResponse.json(caseWorkers)),
  mocked(HAND_OVER_CASES, nothing),
  mocked(LIST_COLLEAGUES, () => HttpResponse.json(colleagues)),
  mocked(LIST_NOTICES, () => HttpResponse.json([])),
  mocked(SEE_NOTICES, nothing),
  mocked(READ_NEWS, () => HttpResponse.json(news)),
  mocked(READ_LOAD, () => HttpResponse.json(load)),
  mocked(READ_ORGANISATION, () => HttpResponse.json(organisation)),
  mocked(CHANGE_ORGANISATION, () => HttpResponse.json(organisation)),
  mocked(LIST_MEMBERS, () => HttpResponse.json(members)),
  mocked(ADD_MEMBER, () => HttpResponse.json(members[1])),
  mocked(CHANGE_MEMBER, () => HttpResponse.json(members[1])),
  mocked(READ_AUDIT, ({ request }) => auditPage(request)),
  mocked(MAKE_DOCUMENT, async ({ request }) => documentFor(CreateDocument.parse(await request.json()))),
  mocked(
    MAKE_INVITATION_FILE,
    () => new HttpResponse('{}\n', { headers: { 'Content-Type': INVITATION_FILE_TYPE } }),
  ),
  mocked(SET_RECORDED, nothing),
  mocked(READ_MAIL_SETTING, () => HttpResponse.json({ daily: true, language: 'sv' })),
  mocked(CHANGE_MAIL_SETTING, nothing),
  mocked(LIST_ERASURES, () => HttpResponse.json(erasures)),
  mocked(MAKE_EXTRACT, () => new HttpResponse('allt', { headers: { 'Content-Type': 'application/pdf' } })),
  mocked(EXPORT_AUDIT, () => HttpResponse.text('"När","Vem"\r\n')),
  mocked(LOG_PRINT, nothing),
  ...draftHandlers,
  mocked(SET_STAFF_TOTP, async ({ request }) => HttpResponse.json(totp(await request.json()))),
  mocked(START_STAFF_RESET, nothing),
  mocked(FINISH_STAFF_RESET, nothing),
  mocked(CHANGE_STAFF_PASSWORD, nothing),
  mocked(READ_FORM, ({ params }) =>
    params.formId === 'skola' ? HttpResponse.json(schoolForm) : problem(404, 'not-found'),
  ),
  mocked(EXPORT_STAFF_ANSWERS, () => HttpResponse.text('"Fråga","Svar"\r\n')),
  mocked(READ_STAFF_ANSWERS, ({ params }) =>
    HttpResponse.json(params.formId === 'skola' ? schoolStats : emptyStats),
  ),
  mocked(READ_CHILD_ANSWERS, sendingsOf()),
];
