import { REQUEST_FORMS } from '@lykta/domain/calls';
import { expect, it } from 'vitest';
import { askAll } from '../../background.ts';
import { seen } from '../../testing/asking.ts';
import { importForm, openCase } from '../../testing/case.ts';
import { wordsForm } from '../../testing/forms.ts';
import { openTestServer } from '../../testing/test-server.ts';

it('a round leaves out own words while the unit does not say when it reads, and goes on', async () => {
  const server = await openTestServer();
  server.clock.set('2026-10-05T08:00:00Z');
  const of = await openCase(server);
  const { worker, invitation, form } = of;
  const promise = (days: number | null) =>
    server.db.updateTable('units').set({ reads_within: days }).where('id', '=', worker.unitId).execute();
  await promise(3);
  const words = await importForm(server, worker, wordsForm('ord'));
  const repeat = { weeks: 1, until: '2026-11-02' };
  const ask = (...ids: string[]) => {
    const forms = ids.map((id, order) => ({ id, version: 1, order }));
    return worker.ok(REQUEST_FORMS, { params: { id: invitation.id }, body: { forms, repeat } });
  };
  await ask(words.metadata.id);
  await ask(form.metadata.id, words.metadata.id);

  /** Runs the job of a morning. @returns the forms of the rounds of that day */
  const morning = async (day: string) => {
    server.clock.set(`${day}T06:00:00Z`);
    await askAll(server.app.services);
    const { requests } = await seen(server, of);
    const ofToday = requests.filter(({ round, created }) => round && created.startsWith(day));
    const named = (id: string) => (id === words.metadata.id ? 'words' : 'form');
    return new Set(ofToday.map(({ forms }) => forms.map(({ id }) => named(id)).join(' and ')));
  };
  const both = new Set(['words', 'form and words']);
  expect(await morning('2026-10-12')).toEqual(both);
  await promise(null);
  expect(await morning('2026-10-19')).toEqual(new Set(['form']));
  await promise(3);
  expect(await morning('2026-10-26')).toEqual(both);
  await server.close();
});
