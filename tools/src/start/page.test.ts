import { describe, expect, it } from 'vitest';
import { fillIn } from './page.ts';

const page = '<head><meta name="lykta-contact" content="" /><title>Lykta</title></head>';

describe('fillIn', () => {
  it('writes the contact address into the page', () => {
    expect(fillIn(page, { contact: 'hej@kommun.example' })).toBe(
      '<head><meta name="lykta-contact" content="hej@kommun.example" /><title>Lykta</title></head>',
    );
  });

  it('lets nothing out of the attribute', () => {
    expect(fillIn(page, { contact: '"><script>$&' })).toContain('content="&quot;>&lt;script>$&amp;"');
  });

  it('leaves a page without the place for it as it is', () => {
    expect(fillIn('<head></head>', { contact: 'x@y.example' })).toBe('<head></head>');
  });
});
