import type { Story } from '@lykta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const storyOf = async (child: TestChild, query = '') =>
  (await child.get(`/clients/beb/beb/2${query}`)).body as Story;

describe('GET clients/beb', () => {
  it('is empty before anything was said', async () => {
    expect(await storyOf(await server.signUp())).toEqual({});
  });

  it('tells what was answered, in own forms and in those of contacts, and what is parked as inactive', async () => {
    const { join, path, form } = await openCase(server);
    const child = await join();
    const friend = (await child.post('/clients/profile/persons', { type: 'FRIEND', avatar: 'child-01' }))
      .body as string;
    await child.put(
      '/clients/answers/school/1',
      said({ feel: 'great', going: 'every-day', safe: 'yes', break: 'yes', 'break-who': ['these', friend] }),
    );
    await child.put(path, said({ mood: 'bad', why: 'home' }));
    const { active, inactive } = await storyOf(child);
    expect(active?.SCHOOL?.mentioned.map(({ qid }) => qid)).toEqual([
      'feel',
      'going',
      'safe',
      'break',
      'break-who',
    ]);
    expect(active?.PROBLEM?.mentioned).toEqual([
      expect.objectContaining({
        form: { id: form.metadata.id, version: 1 },
        qid: 'mood',
        answer: { id: 'bad', text: { sv: 'Dåligt' } },
      }),
    ]);
    expect(active?.persons?.[friend]).toMatchObject({ type: 'FRIEND', mentioned: [{ qid: 'break-who' }] });
    expect(inactive).toBeUndefined();
    await child.put(path, said({ mood: 'good' }, '2026-11-20T11:30:00.000Z'));
    const later = await storyOf(child);
    expect(later.active).not.toHaveProperty('PROBLEM');
    expect(later.inactive?.WORRIES?.mentioned[0]?.qid).toBe('why');
  });

  it('uses the story’s words on demand', async () => {
    const child = await server.signUp();
    await child.put('/clients/answers/school/1', said({ feel: 'great' }));
    const firstText = (story: Story) => story.active?.SCHOOL?.mentioned[0]?.question.text.sv;
    expect(firstText(await storyOf(child))).toBe('Hur har du det i skolan?');
    expect(firstText(await storyOf(child, '?prioritizeSyntethic=1'))).toBe('Så har jag det i skolan');
  });

  it('is the child’s own, and of the one form only', async () => {
    const child = await server.signUp();
    expect((await child.get('/clients/beb/beb/1')).status).toBe(404);
    expect((await child.get('/clients/beb/school/1')).status).toBe(404);
    expect((await server.browser().get('/clients/beb/beb/2')).status).toBe(401);
  });
});
