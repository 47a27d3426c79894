import { own, type Form, type LiveFigures, type PublishedFigures, type StatsAnswers } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import {
  childrenPerQuarter,
  childrenPerSibling,
  readFigures,
  readKept,
  type Counted,
  type Figures,
  type Wanted,
} from './figures.ts';
import type { Scope } from './scope.ts';
import { isSuppressed } from './suppression.ts';

/** The donuts of a form: how many children chose each option, held back where that would tell about single ones. */
export async function readStats(
  db: Db,
  scope: Scope,
  form: Form,
  period: string | undefined,
): Promise<StatsAnswers> {
  const wanted: Wanted = {
    formId: form.metadata.id,
    formVersion: form.metadata.version,
    ...(period === undefined ? {} : { period }),
  };
  const [{ children, figures }, threshold] = await Promise.all([
    readFigures(db, scope, wanted),
    readThreshold(db, scope.organisationId),
  ]);
  if (!scope.open && (await mustHoldBack(db, scope, wanted, { children, threshold }))) {
    return {
      format: 'stats',
      form,
      data: { ...published, metadata: { clientCount: null }, allWithheld: 'few' },
    };
  }
  // Kept figures know only the organisation and the year, so they are told only with those of all time.
  const tellKept = scope.kind === 'organisation' && period === undefined;
  const kept = tellKept ? await readKept(db, scope.organisationId, wanted, threshold) : nobody;
  return {
    format: 'stats',
    form,
    data: {
      ...(scope.open ? { ...live, reasonNeeded: [] } : published),
      metadata: { clientCount: children + kept.children },
      questions: known(form, add(figures, kept.figures)),
    },
  };
}

const live = {
  kind: 'live',
  answered: {},
  questions: {},
  reasonNeeded: [],
} as const satisfies Partial<LiveFigures>;
const published: PublishedFigures = {
  kind: 'published',
  metadata: { clientCount: 0 },
  answered: {},
  questions: {},
  withheld: {},
  partial: [],
  published: [],
  through: null,
  next: { quarter: '2026Q4', on: '2027-01-03' },
};
const nobody: Counted = { children: 0, figures: {} };

async function readThreshold(db: Db, organisationId: string): Promise<number> {
  const { threshold } = await db
    .selectFrom('organisations')
    .select('threshold')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return threshold;
}

async function mustHoldBack(
  db: Db,
  scope: Scope,
  wanted: Wanted,
  { children, threshold }: { children: number; threshold: number },
): Promise<boolean> {
  if (isSuppressed(scope.id, [{ id: scope.id, children }], threshold)) return true;
  if (isSuppressed(scope.id, await childrenPerSibling(db, scope, wanted), threshold)) return true;
  const { period } = wanted;
  if (period === undefined) return false;
  return isSuppressed(period, await childrenPerQuarter(db, scope, { ...wanted, period }), threshold);
}

function add(a: Figures, b: Figures): Figures {
  const questions = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries(
    [...questions].map((question) => {
      const sum = new Map(Object.entries(own(a, question) ?? {}));
      for (const [answer, n] of Object.entries(own(b, question) ?? {})) {
        sum.set(answer, (sum.get(answer) ?? 0) + n);
      }
      return [question, Object.fromEntries(sum)];
    }),
  );
}

/** In the form's order. */
function known(form: Form, figures: Figures): Figures {
  return Object.fromEntries(
    Object.keys(form.questions).flatMap((id) => {
      const counts = own(figures, id);
      return counts ? [[id, counts]] : [];
    }),
  );
}
