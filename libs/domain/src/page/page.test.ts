import { describe, expect, it } from 'vitest';
import { ANY_API, fillPage, pageHeaders } from './page.ts';

const page = `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self' ${ANY_API}" /><meta name="lykta-api" content="" /><meta name="lykta-contact" content="" /></head>`;

describe('fillPage', () => {
  it('names the API and the contact, and leaves the rest', () => {
    expect(fillPage(page, { api: 'https://api.kommun.example/', contact: 'hej@kommun.example' })).toBe(
      page
        .replace(ANY_API, 'https://api.kommun.example')
        .replace('lykta-api" content=""', 'lykta-api" content="https://api.kommun.example"')
        .replace('lykta-contact" content=""', 'lykta-contact" content="hej@kommun.example"'),
    );
  });

  it('lets nothing out of the attribute', () => {
    expect(fillPage(page, { contact: '"><script>$&' })).toContain('content="&quot;>&lt;script>$&amp;"');
  });

  it('leaves a page without the places as it is', () => {
    expect(fillPage('<head></head>', { api: 'https://a.example', contact: 'x@y.example' })).toBe(
      '<head></head>',
    );
  });
});

describe('pageHeaders', () => {
  it('lets a page call only the API that it names', () => {
    const named = page.replace('lykta-api" content=""', 'lykta-api" content="https://api.a.se/"');
    expect(pageHeaders(named)['Content-Security-Policy']).toBe(
      "default-src 'none'; connect-src 'self' https://api.a.se; frame-ancestors 'none'",
    );
  });

  it('refuses a page without a policy', () => {
    expect(() => pageHeaders('<html></html>')).toThrow('no content security policy');
  });
});
