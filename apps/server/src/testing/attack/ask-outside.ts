import { type FormRef, type PublishedFigures, StatsAnswers, present } from '@lykta/domain';
import { CHANGE_MEMBER, READ_STAFF_ANSWERS } from '@lykta/domain/calls';
import { expect } from 'vitest';
import { SENT } from '../../counts/counts.ts';
import { WHOLE } from '../../features/statistics/publishing/withhold.ts';
import type { TestMember } from '../test-server.ts';
import { restsOf, type Shown } from './resting.ts';
import { expectStatus, type LivedOrganisation } from './server-life.ts';

/**
 * Queries everything that an outside caller may ask for on a day: as an admin, the organisation and every unit, for
 * each quarter and all time; and as a worker who is moved from unit to unit.
 * @throws {Error} if all time is more than the sum of its quarters, or the worker sees more than the admin
 */
export async function askOutside(organisation: LivedOrganisation, day: number): Promise<Shown[]> {
  const { server, life, form, admin, invitations } = organisation;
  await server.renew(admin);
  const shown: Shown[] = [];
  const quarters = new Set(life.sendings.filter((one) => one.day <= day).map(({ quarter }) => quarter));
  for (const unit of [WHOLE, ...life.units]) {
    const ofQuarters: Shown[] = [];
    for (const quarter of quarters) {
      const figures = await askPublished(admin, form, { ...(unit && { unit }), period: quarter });
      ofQuarters.push(...read(organisation, figures, { unit, quarter, day }));
    }
    const allTime = await askPublished(admin, form, { ...(unit && { unit }) });
    expect(sumOf(read(organisation, allTime, { unit, quarter: '', day }))).toEqual(sumOf(ofQuarters));
    shown.push(...ofQuarters);
  }
  const { id } = present(
    invitations.get(present(life.units[0], 'life.units[0]')),
    'invitations.get(life.units[0])',
  );
  expectStatus(await ask(admin, form, { invitation: id }), 403);
  await askAsMover(organisation, day);
  return shown;
}

/**
 * The worker sees the same of other units as the admin, and nothing of the own unit without a reason to read a child.
 */
async function askAsMover(
  { server, life, form, admin, mover }: LivedOrganisation,
  day: number,
): Promise<void> {
  const own = present(life.units[day % life.units.length], 'life.units[day % life.units.length]');
  expectStatus(await admin.call(CHANGE_MEMBER, { params: { id: mover.id }, body: { units: [own] } }), 200);
  await server.renew(mover);
  for (const unit of life.units) {
    const figures = await askFigures(mover, form, { unit });
    if (unit !== own) expect(figures).toEqual(await askFigures(admin, form, { unit }));
    else expect(figures).toMatchObject({ kind: 'live', metadata: { clientCount: 0 }, questions: {} });
  }
}

const ask = (member: TestMember, { id, version }: FormRef, query: Record<string, string>) =>
  member.call(READ_STAFF_ANSWERS, {
    params: { formId: id, formVersion: version },
    querystring: { format: 'stats', ...query },
  });

async function askFigures(...args: Parameters<typeof ask>): Promise<StatsAnswers['data']> {
  const reply = await ask(...args);
  expectStatus(reply, 200);
  return StatsAnswers.parse(reply.body).data;
}

async function askPublished(...args: Parameters<typeof ask>): Promise<PublishedFigures> {
  const figures = await askFigures(...args);
  if (figures.kind !== 'published') throw new Error('an admin is shown live figures');
  return figures;
}

/**
 * Returns the cells of a reply that contain numbers. A question that is neither withheld nor counted was answered by
 * nobody.
 */
function read(
  { life }: LivedOrganisation,
  figures: PublishedFigures,
  { unit, quarter, day }: Pick<Shown, 'unit' | 'quarter' | 'day'>,
): Shown[] {
  const isOut = quarter === '' ? figures.published.length > 0 : figures.published.includes(quarter);
  if (!isOut) return [];
  const { metadata, answered, questions, withheld, allWithheld } = figures;
  const cell = (question: string, numbers: [string, number][]): Shown => {
    const place = { unit, quarter, question };
    return { ...place, day, rests: restsOf(life, place, day), numbers: new Map(numbers) };
  };
  return [
    ...(allWithheld ? [] : [cell(SENT, [['', metadata.clientCount ?? 0]])]),
    ...Object.keys(life.form.questions)
      .filter((id) => !Object.hasOwn(withheld, id))
      .map((id) => cell(id, [['', answered[id] ?? 0], ...Object.entries(questions[id] ?? {})])),
  ];
}

/** Adds up the numbers of several quarters, by question and answer; omits zeros. */
function sumOf(shown: readonly Shown[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { question, numbers } of shown) {
    for (const [answer, n] of numbers) {
      const name = JSON.stringify([question, answer]);
      if (n > 0) sums.set(name, (sums.get(name) ?? 0) + n);
    }
  }
  return new Map([...sums].sort());
}
