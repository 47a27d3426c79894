import { ownFormIds, type Form, type FormListItem } from '@lykta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase, type TestCase } from '../../testing/case.ts';
import { said } from '../../testing/forms.ts';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let testCase: TestCase;
let asked: TestChild;
let stranger: TestChild;
beforeAll(async () => {
  server = await openTestServer();
  testCase = await openCase(server);
  [asked, stranger] = [await testCase.join(), await server.signUp()];
});
afterAll(() => server.close());

const listOf = async (child: TestChild) => (await child.get('/forms/metadata')).body as FormListItem[];

describe('GET forms/metadata', () => {
  it('lists the newest form of each area, and nothing that must be asked for', async () => {
    const list = await listOf(stranger);
    expect(list.map(({ id }) => id).sort()).toEqual([...ownFormIds].sort());
    expect(list.find(({ id }) => id === 'school')).toMatchObject({
      version: 1,
      name: 'Skolan',
      icon: '🎒',
      group: 'school',
      mutable: true,
    });
    expect(list[0]).not.toHaveProperty('firstQuestion');
  });

  it('adds the forms of requests that are not done', async () => {
    const own = await openCase(server, { organisation: 'List' });
    const child = await own.join();
    const has = async () => (await listOf(child)).some(({ id }) => id === own.form.metadata.id);
    expect(await has()).toBe(true);
    await child.put(own.path, said({ mood: 'good' }));
    await child.put(`${own.path}/save`);
    expect(await has()).toBe(false);
  });

  it('needs a signed-in child', async () => {
    expect((await server.browser().get('/forms/metadata')).status).toBe(401);
  });
});

describe('GET forms/{id}/{version}', () => {
  it('never changes, and says so', async () => {
    const reply = await stranger.get('/forms/school/1');
    expect(reply).toMatchObject({ status: 200, body: { metadata: { id: 'school' } } });
    expect(reply.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const again = await stranger.get('/forms/school/1', { 'if-none-match': String(reply.headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('keeps the options in their order', async () => {
    const { questions } = (await stranger.get('/forms/school/1')).body as Form;
    expect(Object.keys(questions.feel!.answers)).toEqual(['bad', 'poor', 'so-so', 'good', 'great', 'skip']);
  });

  it('puts the story’s words in place of the question on demand', async () => {
    const form = (await stranger.get('/forms/school/1?prioritizeSyntethic=1')).body as Form;
    expect(form.questions.feel?.text.sv).toBe('Så har jag det i skolan');
    expect(((await stranger.get('/forms/school/1')).body as Form).questions.feel?.text.sv).toBe(
      'Hur har du det i skolan?',
    );
  });

  it('gives an organisation’s form to its staff and to children it asked, and to nobody else', async () => {
    const path = `/forms/${testCase.form.metadata.id}/1`;
    expect((await asked.get(path)).body).toEqual(testCase.form);
    expect((await testCase.worker.get(path)).status).toBe(200);
    const elsewhere = await server.staff({ organisation: 'Annan kommun' });
    const absent = await stranger.get('/forms/nothing/1');
    expect(absent.status).toBe(404);
    expect(await stranger.get(path)).toMatchObject({ status: 404, body: absent.body });
    expect((await elsewhere.get(path)).status).toBe(404);
    expect((await server.browser().get(path)).status).toBe(401);
  });

  it('gives it to staff in whose browser a child is signed in too', async () => {
    const both = await server.signUp();
    for (const [name, value] of testCase.worker.cookies) both.cookies.set(name, value);
    expect((await both.get(`/forms/${testCase.form.metadata.id}/1`)).status).toBe(200);
  });

  it.each(['/forms/school/0', '/forms/school/1.0', '/forms/school/99999', '/forms/school/x'])(
    '400 for %s',
    async (path) => {
      expect((await stranger.get(path)).status).toBe(400);
    },
  );
});
