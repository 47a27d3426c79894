import './set-clock.ts';
import '@lykta/ui/tokens.css';
import '@lykta/ui/base.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { runChecks } from './checks/run.ts';
import { lookBeforeTheSteps } from './checks/says-state.ts';
import { DocsContainer } from './docs/docs-container.tsx';
import { DocsPage } from './docs/docs-page.tsx';
import { docsTheme } from './docs/theme.ts';
import { asksForMotion } from './motion.ts';
import { playOrStandStill } from './steps.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { withDocument } from './with-document.tsx';

/** Only the story tests set this (vitest.config.ts). */
const isTested = import.meta.env.VITE_STORY_STEPS !== undefined;

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader()],
  decorators: [withDocument],
  beforeEach: (context) => {
    if (isTested) lookBeforeTheSteps(context);
    playOrStandStill(context);
    return asksForMotion(context.globals.motion);
  },
  // Runs after the play function: hit areas, labels, focus rings, width, text spacing, language; for screens also
  // headings and landmarks, for components whether the name says what is seen. `parameters.checks: false` skips a
  // story. In the book nothing is checked: a reader who turns the toolbar would get a page of findings.
  afterEach: (context) => {
    if (isTested && context.parameters.checks !== false) runChecks(context);
  },
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    // 'error': a finding of axe fails the story's test. The rules are WCAG 2.2 AA and axe's best practices.
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Describing everything that passes takes longer than looking at it; only the book shows it.
        ...(isTested && { resultTypes: ['violations', 'incomplete'] }),
      },
      config: {
        // These rules apply to whole pages, so only the screens of the apps are checked with them.
        rules: [
          { id: 'region', enabled: false },
          { id: 'landmark-one-main', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'heading-order', enabled: false },
          // It measures 24 px of what can be seen: less than checks/hit-area.ts, and wrong where a row at the foot of
          // the window covers a part of a target that is scrolled up to be pressed.
          { id: 'target-size', enabled: false },
        ],
      },
    },
    backgrounds: { disable: true },
    docs: {
      page: DocsPage,
      container: DocsContainer,
      toc: { headingSelector: 'h2, h3' },
      theme: docsTheme,
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Colour',
            'Type',
            'Layout',
            'Space',
            'Motion',
            'Words',
            'Drawings',
            'Illustration',
            'Accessibility',
          ],
          'Patterns',
          'Journeys',
          'Components',
          'Avatar',
          'Child',
          'Viewer',
          'For developers',
        ],
      },
    },
  },
};

export default preview;
