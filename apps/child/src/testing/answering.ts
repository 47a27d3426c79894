import { mocked } from '@lykta/api/testing';
import {
  BEB_FORM,
  ClientSession,
  Form,
  FormListItem,
  Invitations,
  Profile,
  StoredAnswers,
  AnswersDocument,
} from '@lykta/domain';
import {
  LIST_FORMS,
  READ_ASKED_ANSWERS,
  READ_FORM,
  READ_INVITATIONS,
  READ_OWN_ANSWERS,
  READ_PROFILE,
  READ_SESSION,
  SAVE_ASKED_ANSWERS,
  SAVE_OWN_ANSWERS,
  fill,
} from '@lykta/domain/calls';
import { HttpResponse, type HttpHandler } from 'msw';
import { z } from 'zod';
import { fullProfile, noInvitations, session } from './fixtures.ts';
import { formList, schoolForm } from './forms.ts';
import { replies } from './mocks.ts';

/**
 * The replies around a form except its answers: session, profile, invitations, the list, and the school form for
 * every id.
 */
export const aroundForms: HttpHandler[] = [
  replies(READ_SESSION, ClientSession, session),
  replies(READ_PROFILE, Profile, fullProfile),
  replies(READ_INVITATIONS, Invitations, noInvitations),
  replies(LIST_FORMS, z.array(FormListItem), formList),
  mocked(READ_FORM, ({ params }) =>
    HttpResponse.json({
      ...schoolForm,
      metadata: { ...Form.parse(schoolForm).metadata, id: params.formId, group: params.formId },
    }),
  ),
];

interface OwnFormKey {
  formId: string;
  formVersion: number;
}
/** A form of the child's own, or one that a request asks for. */
type AnswersKey = OwnFormKey | (OwnFormKey & { invitationId: string; requestId: string });

/** The answers to the school form, and to the form that a request asks for, in stories. */
export const schoolAnswers = { formId: 'school', formVersion: 1 };
export const meetingAnswers = {
  formId: 'meeting',
  formVersion: 1,
  invitationId: 'inv-1',
  requestId: 'req-1',
};

interface AnswersServer {
  handlers: HttpHandler[];
  /** The saved documents in order, with the version of each. */
  saved: { document: AnswersDocument; ifMatch: string | null }[];
  /** Makes the next save fail as without a network. */
  failOnce: () => void;
  /** Makes the next save find a busy server, which wants to be asked again after a second. */
  busyOnce: () => void;
  /** Simulates another device that saves before the next save arrives. */
  meanwhile: (document: AnswersDocument) => void;
}

/** A server with the answers to one form, with versions like the real one. */
export function answersServer(key: AnswersKey, start: AnswersDocument): AnswersServer {
  const [read, save] =
    'requestId' in key
      ? [fill(READ_ASKED_ANSWERS, key), fill(SAVE_ASKED_ANSWERS, key)]
      : [fill(READ_OWN_ANSWERS, key), fill(SAVE_OWN_ANSWERS, key)];
  let held = start;
  let version = 1;
  let failing = false;
  let busy = false;
  const saved: AnswersServer['saved'] = [];
  const headers = () => ({ ETag: `"${version}"` });
  const handlers = [
    mocked(read, () => HttpResponse.json(StoredAnswers.parse(held), { headers: headers() })),
    mocked(save, async ({ request }) => {
      if (failing) {
        failing = false;
        return HttpResponse.error();
      }
      if (busy) {
        busy = false;
        const problem = { type: 'about:blank', title: 'busy', status: 503, code: 'busy' };
        return HttpResponse.json(problem, { status: 503, headers: { 'Retry-After': '1' } });
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
      held = AnswersDocument.parse(await request.json());
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
    busyOnce: () => {
      busy = true;
    },
    meanwhile: (document) => {
      held = document;
      version += 1;
    },
  };
}

/** The form about the story, unanswered. */
export const bebAnswers = replies(
  fill(READ_OWN_ANSWERS, { formId: BEB_FORM.id, formVersion: BEB_FORM.version }),
  StoredAnswers,
  { answers: {}, inactive: {} },
);
