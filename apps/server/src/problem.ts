import type { InputFault, Problem as ProblemBody, ProblemCode } from '@lykta/domain';

const STATUS: Record<ProblemCode, number> = {
  'invalid-input': 400,
  'password-common': 400,
  'password-is-username': 400,
  'password-one-character': 400,
  'label-personal-number': 400,
  'label-phone': 400,
  'label-email': 400,
  'sheet-full': 400,
  'not-own-username': 400,
  'bot-check-failed': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'link-expired': 401,
  'code-needed': 401,
  'wrong-code': 401,
  'wrong-pin': 401,
  'identity-refused': 401,
  'not-allowed': 403,
  'not-assigned': 403,
  'last-day-passed': 403,
  'identity-unknown': 403,
  'identity-too-weak': 403,
  'identity-only': 403,
  'confirm-password': 403,
  locked: 403,
  'enrol-first': 403,
  'reason-needed': 403,
  'not-found': 404,
  'code-not-found': 404,
  'method-not-allowed': 405,
  'username-taken': 409,
  'invitation-full': 409,
  'invitation-paused': 409,
  'invitation-closed': 409,
  'case-ended': 409,
  'request-withdrawn': 409,
  'request-ended': 409,
  'sent-meanwhile': 409,
  'last-request': 409,
  'already-sent': 409,
  'not-finished': 409,
  'too-many-shares': 409,
  'no-room': 409,
  'draft-changed': 409,
  'draft-exists': 409,
  'second-reader-needed': 409,
  'form-retired': 409,
  'promise-needed': 409,
  'identity-away': 409,
  conflict: 409,
  expired: 410,
  'code-expired': 410,
  'changed-elsewhere': 412,
  'too-large': 413,
  'json-only': 415,
  'too-many-tries': 429,
  busy: 503,
  'server-error': 500,
};

/** Optional parts of a problem. */
export interface ProblemExtras {
  /** A status that differs from the code's default: `invitation-closed` is 410 when accepting. */
  status?: number;
  detail?: string;
  errors?: InputFault[];
  current?: unknown;
  ticket?: string;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
  /** Further reply headers, such as the current ETag. */
  headers?: Record<string, string>;
}

/** A failure with details for the caller; the error handler converts it to problem+json (docs/api.md). */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(code);
    this.code = code;
    this.status = extras.status ?? STATUS[code];
    this.extras = extras;
  }

  get headers(): Record<string, string> {
    const { retryAfter, headers } = this.extras;
    return {
      ...headers,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
    };
  }

  toJSON(): ProblemBody {
    const { detail, errors, current, ticket } = this.extras;
    return {
      type: 'about:blank',
      title: this.code.replaceAll('-', ' '),
      status: this.status,
      code: this.code,
      ...(detail === undefined ? {} : { detail }),
      ...(errors === undefined ? {} : { errors }),
      ...(current === undefined ? {} : { current }),
      ...(ticket === undefined ? {} : { ticket }),
    };
  }
}

/** Short for `new Problem`: `throw problem('username-taken')`. */
export function problem(code: ProblemCode, extras?: ProblemExtras): Problem {
  return new Problem(code, extras);
}

/** Creates a 404, the same for what does not exist and for what belongs to somebody else. */
export function notFound(): Problem {
  return new Problem('not-found');
}

const MOST_ERRORS = 50;
const LONGEST_PATH = 200;
const LONGEST_MESSAGE = 300;
const LONGEST_NAMED = 200;

/** Creates a 400 with the first fifty faults; it repeats no more of the input than needed to name them. */
export function invalidInput(...errors: InputFault[]): Problem {
  const reported = errors.slice(0, MOST_ERRORS).map(({ path, message, code, named }) => ({
    path: path.slice(0, LONGEST_PATH).toWellFormed(),
    message: message.slice(0, LONGEST_MESSAGE).toWellFormed(),
    ...(code === undefined ? {} : { code }),
    ...(named === undefined ? {} : { named: named.slice(0, LONGEST_NAMED).toWellFormed() }),
  }));
  return new Problem('invalid-input', { errors: reported });
}

/** Creates a 503: try again in this many seconds. */
export function busy(retryAfter: number): Problem {
  return new Problem('busy', { retryAfter });
}
