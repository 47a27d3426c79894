import {
  BEB_FORM,
  ClientSession,
  Form,
  FormListItem,
  Invitations,
  Profile,
  StoredAnswers,
  type AnswersDocument,
} from '@lykta/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { z } from 'zod';
import { fullProfile, noInvitations, session } from './fixtures.ts';
import { formList, schoolForm } from './forms.ts';
import { replies } from './mocks.ts';

/**
 * The replies around a form except its answers: session, profile, invitations, the list, and the school form for
 * every id.
 */
export const aroundForms: HttpHandler[] = [
  replies('get', 'clients', ClientSession, session),
  replies('get', 'clients/profile', Profile, fullProfile),
  replies('get', 'clients/invitations', Invitations, noInvitations),
  replies('get', 'forms/metadata', z.array(FormListItem), formList),
  http.get('*/forms/:id/:version', ({ params }) =>
    HttpResponse.json({
      ...schoolForm,
      metadata: { ...Form.parse(schoolForm).metadata, id: params.id, group: params.id },
    }),
  ),
];

interface AnswersServer {
  handlers: HttpHandler[];
  /** The saved documents in order, with the version of each. */
  saved: { document: AnswersDocument; ifMatch: string | null }[];
  /** Makes the next save fail as without a network. */
  failOnce: () => void;
  /** Simulates another device that saves before the next save arrives. */
  meanwhile: (document: AnswersDocument) => void;
}

/** A server with the answers to one form, with versions like the real one. */
export function answersServer(path: string, start: AnswersDocument): AnswersServer {
  let held = start;
  let version = 1;
  let failing = false;
  const saved: AnswersServer['saved'] = [];
  const headers = () => ({ ETag: `"${version}"` });
  const handlers = [
    http.get(`*/clients/answers/${path}`, () =>
      HttpResponse.json(StoredAnswers.parse(held), { headers: headers() }),
    ),
    http.put(`*/clients/answers/${path}`, async ({ request }) => {
      if (failing) {
        failing = false;
        return HttpResponse.error();
      }
      const ifMatch = request.headers.get('If-Match');
      if (ifMatch !== null && ifMatch !== `"${version}"`) {
        const problem = {
          type: 'about:blank',
          title: 'changed',
          status: 412,
          code: 'changed-elsewhere',
          current: held,
        };
        return HttpResponse.json(problem, { status: 412, headers: headers() });
      }
      held = (await request.json()) as AnswersDocument;
      version += 1;
      saved.push({ document: held, ifMatch });
      return HttpResponse.json(held, { headers: headers() });
    }),
  ];
  return {
    handlers,
    saved,
    failOnce: () => {
      failing = true;
    },
    meanwhile: (document) => {
      held = document;
      version += 1;
    },
  };
}

/** The form about the story, unanswered. */
export const bebAnswers = replies(
  'get',
  `clients/answers/${BEB_FORM.id}/${BEB_FORM.version}`,
  StoredAnswers,
  { answers: {}, inactive: {} },
);
