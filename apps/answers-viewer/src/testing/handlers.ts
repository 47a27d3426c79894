import { searchable, type ProblemCode } from '@lykta/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { emptyStats, familyAnswers, schoolAnswers, schoolStats } from './answers.ts';
import { schoolForm } from './forms.ts';
import { auditPage } from './log.ts';
import { members, news, organisation } from './organisation.ts';
import { children, forms, invitations, worker } from './people.ts';

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

function answersTo(request: Request, form: string) {
  const { searchParams } = new URL(request.url);
  if (searchParams.get('format') === 'answers') {
    return HttpResponse.json(form === 'skola' ? schoolAnswers : familyAnswers);
  }
  return HttpResponse.json(form === 'skola' ? schoolStats : emptyStats);
}

/** The matching children, in one page. */
export function childrenPage({ url }: Request, list = children, search = '') {
  const { searchParams } = new URL(url);
  const [unit, state] = [searchParams.get('unit'), searchParams.get('state')];
  const { id: invitation, code, unit: theirs } = invitations[0]!;
  const clients = list
    .filter(() => unit === null || unit === theirs)
    .filter(({ client, label = '' }) => `${client} ${code} ${searchable(label)}`.includes(search))
    .filter(({ sent }) => state === null || sent.some(({ opened }) => !opened))
    .map((child) => ({ ...child, invitation }));
  return HttpResponse.json({ clients, next: null });
}

/** Default replies of a working server: a worker with two units, four invitations and six children. */
export const handlers = [
  http.get('*/staff', () => HttpResponse.json(worker)),
  http.post('*/staff/signin', () => HttpResponse.json(worker)),
  http.post('*/staff/logout', nothing),
  http.get('*/staff/forms', () => HttpResponse.json(forms)),
  http.get('*/staff/invitations', () => HttpResponse.json(invitations)),
  http.post('*/staff/invitations', () => HttpResponse.json(invitations[0])),
  http.patch('*/staff/invitations/:id', () => HttpResponse.json(invitations[0])),
  http.post('*/staff/invitations/:id/requests', () => HttpResponse.json(invitations[0])),
  http.delete('*/staff/invitations/:id/requests/:request', () => HttpResponse.json(invitations[0])),
  http.get('*/staff/invitations/:id/clients', ({ params }) =>
    HttpResponse.json(params.id === 'inv-1' ? children : []),
  ),
  http.get('*/staff/clients', ({ request }) => childrenPage(request)),
  http.post('*/staff/clients/search', async ({ request }) => {
    const { search } = (await request.json()) as { search: string };
    return childrenPage(request, children, search);
  }),
  http.put('*/staff/invitations/:id/label', nothing),
  http.put('*/staff/invitations/:id/clients/:client/label', nothing),
  http.post('*/staff/readings', nothing),
  http.get('*/staff/news', () => HttpResponse.json(news)),
  http.get('*/staff/organisation', () => HttpResponse.json(organisation)),
  http.patch('*/staff/organisation', () => HttpResponse.json(organisation)),
  http.get('*/staff/members', () => HttpResponse.json(members)),
  http.post('*/staff/members', () => HttpResponse.json(members[1])),
  http.patch('*/staff/members/:id', () => HttpResponse.json(members[1])),
  http.get('*/staff/audit', ({ request }) => auditPage(request)),
  http.get('*/staff/audit/export', () => HttpResponse.text('"När","Vem"\r\n')),
  http.post('*/staff/prints', nothing),
  http.post('*/staff/forms', () => HttpResponse.json(forms[0])),
  http.post('*/staff/totp', async ({ request }) => HttpResponse.json(totp((await request.json()) as object))),
  http.post('*/staff/resetpwd/start', nothing),
  http.post('*/staff/resetpwd', nothing),
  http.post('*/staff/password', nothing),
  http.get('*/forms/:form/:version', ({ params }) =>
    params.form === 'skola' ? HttpResponse.json(schoolForm) : problem(404, 'not-found'),
  ),
  http.get('*/staff/answers/:form/:version/export', () => HttpResponse.text('"Fråga","Svar"\r\n')),
  http.get('*/staff/answers/:form/:version', ({ request, params }) =>
    answersTo(request, String(params.form)),
  ),
];
