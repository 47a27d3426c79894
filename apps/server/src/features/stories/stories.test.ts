import { present, type Story } from '@lykta/domain';
import { ADD_PERSON, READ_STORY, SAVE_ASKED_ANSWERS, SAVE_OWN_ANSWERS } from '@lykta/domain/calls';
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
  await child.ok(READ_STORY, { params: { formId: 'beb', formVersion: 2 }, querystring: query });

describe(READ_STORY, () => {
  it('is empty before anything was said', async () => {
    expect(await storyOf(await server.signUp())).toEqual({});
  });

  it('tells what was answered, in own forms and in those of contacts, and what is parked as inactive', async () => {
    const { join, asked, form } = await openCase(server);
    const child = await join();
    const friend = await child.ok(ADD_PERSON, { body: { type: 'FRIEND', avatar: 'child-01' } });
    await child.call(SAVE_OWN_ANSWERS, {
      params: { formId: 'school', formVersion: 1 },
      body: said({
        feel: 'great',
        going: 'every-day',
        safe: 'yes',
        break: 'yes',
        'break-who': ['these', friend],
      }),
    });
    await child.call(SAVE_ASKED_ANSWERS, { params: asked, body: said({ mood: 'bad', why: 'home' }) });
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
    await child.call(SAVE_ASKED_ANSWERS, {
      params: asked,
      body: said({ mood: 'good' }, '2026-11-20T11:30:00.000Z'),
    });
    const later = await storyOf(child);
    expect(later.active).not.toHaveProperty('PROBLEM');
    expect(later.inactive?.WORRIES?.mentioned[0]?.qid).toBe('why');
    const { active: now, inactive: before } = later;
    expect(await storyOf(child, 'part=active')).toEqual({
      active: now,
      earlier: Object.keys(present(before, 'what no longer holds')),
    });
    expect(await storyOf(child, 'part=inactive')).toEqual({ inactive: before });
  });

  it('uses the story’s words on demand', async () => {
    const child = await server.signUp();
    await child.call(SAVE_OWN_ANSWERS, {
      params: { formId: 'school', formVersion: 1 },
      body: said({ feel: 'great' }),
    });
    const firstText = (story: Story) => story.active?.SCHOOL?.mentioned[0]?.question.text.sv;
    expect(firstText(await storyOf(child))).toBe('Hur har du det i skolan?');
    expect(firstText(await storyOf(child, 'prioritizeSyntethic=1'))).toBe('Så har jag det i skolan');
  });

  it('is the child’s own, and of the one form only', async () => {
    const child = await server.signUp();
    expect((await child.call(READ_STORY, { params: { formId: 'beb', formVersion: 1 } })).status).toBe(404);
    expect((await child.call(READ_STORY, { params: { formId: 'school', formVersion: 1 } })).status).toBe(404);
    expect(
      (await server.browser().call(READ_STORY, { params: { formId: 'beb', formVersion: 2 } })).status,
    ).toBe(401);
  });
});
