import { isRightToLeft, languageOf, REFERENCE } from '@lykta/domain';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { asksForContrast } from './contrast.ts';

interface Looks {
  lang: string;
  dir: string;
  theme?: string;
  motion?: string;
  text?: string;
  contrast?: string;
}

/**
 * Applies the toolbar's language, direction, theme, motion, text size and contrast to the document, as the app does. A screen with its own
 * language (`parameters.place`) keeps it. On a documentation page many stories share a document, so each gets its own
 * frame.
 */
export const withDocument: Decorator = (Story, { globals, parameters, viewMode }) => {
  const said = globals as Record<string, string>;
  const { language } = (parameters.place ?? {}) as { language?: string };
  const lang = languageOf(language ?? said.language) ?? REFERENCE;
  const looks = {
    lang,
    // Arabic is always shown from right to left, whatever the toolbar says.
    dir: isRightToLeft(lang) ? 'rtl' : (said.direction ?? 'ltr'),
    theme: said.theme,
    motion: said.motion,
    text: said.text,
    contrast: said.contrast,
  };
  const Around = viewMode === 'docs' ? Frame : Document;
  return (
    <Around {...looks}>
      <Story />
    </Around>
  );
};

type Around = Looks & { children: ReactNode };

function Frame({ lang, dir, theme, children }: Around) {
  return (
    <div lang={lang} dir={dir} data-theme={theme} className="story-frame">
      {children}
    </div>
  );
}

function Document({ lang, dir, theme, motion, text, contrast, children }: Around) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = lang;
    root.dir = dir;
    root.dataset.theme = theme;
    root.dataset.motion = motion;
    // Only letters grow, not the widths at which a style sheet changes: the harder case of WCAG 1.4.4.
    root.style.fontSize = text && text !== '100' ? `${text}%` : '';
  }, [lang, dir, theme, motion, text]);
  useEffect(() => asksForContrast(contrast), [contrast]);

  return children;
}
