import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShare, offerLink } from './offer-link.ts';

const LINK = 'https://app.lykta.example/shared#token=k3y';

/** A device with or without a share sheet and a clipboard. */
function device(abilities: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  vi.stubGlobal('navigator', {
    share: abilities.share,
    clipboard: abilities.writeText && { writeText: abilities.writeText },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('a link', () => {
  it('goes to the share sheet where there is one', async () => {
    const share = vi.fn(() => Promise.resolve());
    device({ share });
    expect(canShare()).toBe(true);
    expect(await offerLink(LINK, 'Här är min berättelse.')).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'Här är min berättelse.', url: LINK });
  });

  it('is copied where there is none', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    device({ writeText });
    expect(canShare()).toBe(false);
    expect(await offerLink(LINK, '')).toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK);
  });

  it('is kept when the child changes their mind, or nothing works', async () => {
    device({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
    expect(await offerLink(LINK, '')).toBe('kept');
    device({});
    expect(await offerLink(LINK, '')).toBe('kept');
  });
});
