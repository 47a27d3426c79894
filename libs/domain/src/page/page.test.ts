import { describe, expect, it } from 'vitest';
import { ANY_ORIGIN, fillPage, framesOf, originBeside, pageHeaders, previewHeaders } from './page.ts';

const page = `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self' ${ANY_ORIGIN}" /><meta name="lykta-api" content="" /><meta name="lykta-contact" content="" /></head>`;

describe('fillPage', () => {
  it('names the API and the contact, and leaves the rest', () => {
    expect(fillPage(page, { api: 'https://api.kommun.example/', contact: 'hej@kommun.example' })).toBe(
      page
        .replace(ANY_ORIGIN, 'https://api.kommun.example')
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

describe('the preview page', () => {
  const child = page.replace('</head>', '<meta name="lykta-viewer" content="" /></head>');
  const filled = fillPage(child, { api: 'https://api.a.se', beside: 'https://viewer.a.se' });

  it('is framed by the viewer alone, and calls nobody', () => {
    const headers = previewHeaders(filled);
    expect(headers?.['Content-Security-Policy']).toBe(
      "default-src 'none'; connect-src 'none'; frame-ancestors https://viewer.a.se",
    );
    expect(headers).not.toHaveProperty('X-Frame-Options');
    expect(pageHeaders(filled)['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  });

  it('is a page like any other where no viewer is named', () => {
    expect(previewHeaders(child)).toBeUndefined();
    expect(previewHeaders(page, 'http://localhost:4300')).toBeUndefined();
    expect(previewHeaders(child, 'http://localhost:4300')?.['Content-Security-Policy']).toContain(
      'frame-ancestors http://localhost:4300',
    );
  });

  it('is the only page that the viewer frames', () => {
    const viewer = page
      .replace("; connect-src 'self' " + ANY_ORIGIN, `$&; frame-src ${ANY_ORIGIN}`)
      .replace('</head>', '<meta name="lykta-child" content="" /></head>');
    expect(framesOf(viewer)).toEqual([`frame-src ${ANY_ORIGIN}`]);
    expect(framesOf(page)).toEqual([]);
    expect(
      pageHeaders(fillPage(viewer, { beside: 'https://app.a.se' }))['Content-Security-Policy'],
    ).toContain('frame-src https://app.a.se;');
  });

  it('lies beside the viewer, by name or by host', () => {
    const at = (url: string) => new URL(url);
    expect(originBeside('child', 'https://barn.a.se/', at('https://viewer.a.se/'))).toBe('https://barn.a.se');
    expect(originBeside('child', '', at('https://demo-viewer.a.se/'))).toBe('https://demo-app.a.se');
    expect(originBeside('viewer', undefined, at('http://localhost:4200/'))).toBe('http://localhost:4300');
  });
});
