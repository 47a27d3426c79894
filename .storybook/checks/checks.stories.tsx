import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { cut } from './cut.ts';
import { exitSeen } from './exit-seen.ts';
import { focusRing } from './focus-ring.ts';
import { hitArea } from './hit-area.ts';
import { language, languageOfStory } from './language.ts';
import { saysItsState } from './says-state.ts';
import { screenProblems } from './screen.ts';
import { sideways } from './sideways.ts';
import { textSpacing } from './text-spacing.ts';
import { visibleLabel } from './visible-label.ts';
import { wholeWords } from './whole-words.ts';

// The faults here are deliberate: each story shows that a check finds its fault and accepts what is right.
const meta = {
  title: 'For developers/Checks',
  tags: ['!autodocs'],
  parameters: { checks: false, a11y: { test: 'off' } },
} satisfies Meta;
export default meta;

interface Trial {
  wrong: ReactNode;
  right: ReactNode;
  check: (root: HTMLElement) => string[];
  finding: RegExp;
}

const trial = ({ wrong, right, check, finding }: Trial): StoryObj => ({
  render: () => (
    <>
      <div data-testid="right">{right}</div>
      <div data-testid="wrong">{wrong}</div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(check(canvas.getByTestId('wrong'))).toEqual([expect.stringMatching(finding)]);
    await expect(check(canvas.getByTestId('right'))).toEqual([]);
  },
});

export const SmallHitArea = trial({
  wrong: <button style={{ inlineSize: '2.5rem', blockSize: '2.5rem' }}>A</button>,
  right: (
    <>
      <button style={{ inlineSize: '3rem', blockSize: '3rem' }}>B</button>
      <div data-density="adult">
        <button style={{ inlineSize: '2.5rem', blockSize: '2.5rem' }}>C</button>
      </div>
    </>
  ),
  check: hitArea,
  finding: /"A" can be hit on 40 × 40 px, not 48 × 48/,
});

export const OnlyAPlaceholder = trial({
  wrong: <input aria-label="Namn" placeholder="Namn" />,
  right: (
    <label>
      Namn <input />
    </label>
  ),
  check: visibleLabel,
  finding: /"Namn" has no label that is seen/,
});

export const NoFocusRing = trial({
  wrong: <button style={{ outline: 'none' }}>A</button>,
  right: <button>B</button>,
  check: focusRing,
  finding: /"A" shows no ring/,
});

export const WordsCutOff = trial({
  wrong: <p style={{ inlineSize: '6rem', whiteSpace: 'nowrap', overflow: 'hidden' }}>Hur är läget</p>,
  right: <p>Hur är läget</p>,
  check: textSpacing,
  finding: /"Hur är läget" is cut off when text is set wider/,
});

export const WordsOfAnotherLanguage = trial({
  wrong: <p lang="sv">How are you today?</p>,
  right: (
    <div lang="sv">
      <p>Hur är läget idag?</p>
      <button aria-label="Läs upp">A</button>
      <p lang="en">How are you today?</p>
      <p>Lykta, 070 123 45 67</p>
    </div>
  ),
  check: language,
  finding: /is marked as "sv" and says "How are you today\?"/,
});

export const NameOfAnotherLanguage = trial({
  wrong: (
    <button lang="en" aria-label="Så här mår du">
      A
    </button>
  ),
  right: (
    <button lang="en" aria-label="How you are">
      B
    </button>
  ),
  check: language,
  finding: /is marked as "en" and says "Så här mår du"/,
});

/** The page's language is Swedish, as set in the toolbar. */
export const EnglishInName: StoryObj = {
  name: 'Called English, marked Swedish',
  render: () => <p>Hej</p>,
  play: async ({ name }) => {
    await expect(languageOfStory(name)).toEqual([expect.stringMatching(/its page says "sv"/)]);
    await expect(languageOfStory('Default')).toEqual([]);
  },
};

/** A picture called Empty shows an empty field. */
export const NameOfAnotherState: StoryObj = {
  render: () => (
    <label>
      Namn <input defaultValue="Alva" />
    </label>
  ),
  play: async ({ canvasElement }) => {
    await expect(saysItsState('Empty', canvasElement)).toEqual([expect.stringMatching(/a field is filled/)]);
    await expect(saysItsState('Filled', canvasElement)).toEqual([]);
    await expect(saysItsState('Chosen', canvasElement)).toEqual([expect.stringMatching(/nothing is chosen/)]);
    await expect(saysItsState('Long Text', canvasElement)).toEqual([]);
  },
};

/** The check measures the whole page, so the element becomes too wide only in the play function. */
export const TooWide: StoryObj = {
  render: () => <p data-testid="wide">Hej</p>,
  play: async ({ canvas, canvasElement }) => {
    await expect(sideways(canvasElement)).toEqual([]);
    canvas.getByTestId('wide').style.inlineSize = '4000px';
    await expect(sideways(canvasElement)).toEqual([expect.stringMatching(/px wide on a screen of/)]);
  },
};

/** The column clips its sides, so the page does not scroll; a list that scrolls by itself may be wider. */
export const CutByTheWindow = trial({
  wrong: (
    <div style={{ overflow: 'clip' }}>
      <button style={{ inlineSize: '200vw' }}>Hej</button>
    </div>
  ),
  right: (
    <div style={{ overflowX: 'auto' }}>
      <button style={{ inlineSize: '200vw' }}>Hej</button>
    </div>
  ),
  check: cut,
  finding: /cut by the edge of the window/,
});

/** A window that cuts any part of the quick exit, and one in which it was scrolled away. */
export const ExitCutByTheWindow = trial({
  wrong: (
    <button data-leave="" style={{ position: 'fixed', insetBlockStart: '2rem', insetInlineEnd: '-10px' }}>
      Lämna snabbt
    </button>
  ),
  right: (
    <div
      style={{ position: 'fixed', insetBlockStart: '2rem', blockSize: '2rem', overflow: 'auto' }}
      ref={(box) => box?.scrollTo(0, 200)}
    >
      <div style={{ blockSize: '20rem' }}>
        <button data-leave="">Lämna snabbt</button>
      </div>
    </div>
  ),
  check: exitSeen,
  finding: /"Lämna snabbt" does not lie wholly in the window/,
});

export const TwoFirstHeadings = trial({
  wrong: (
    <main>
      <h1>A</h1>
      <h1>B</h1>
    </main>
  ),
  right: (
    <main>
      <h1>A</h1>
      <h2>B</h2>
    </main>
  ),
  check: screenProblems,
  finding: /has 2 h1, not one/,
});

export const HeadingCovered: StoryObj = {
  render: () => (
    <div data-testid="page">
      <main>
        <h1>Hej</h1>
        <div
          data-testid="art"
          style={{ marginBlockStart: '-3rem', blockSize: '4rem', position: 'relative' }}
        />
      </main>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(screenProblems(canvas.getByTestId('page'))).toEqual([
      expect.stringMatching(/"Hej" is covered/),
    ]);
    canvas.getByTestId('art').style.marginBlockStart = '0';
    await expect(screenProblems(canvas.getByTestId('page'))).toEqual([]);
  },
};

export const NoMain = trial({
  wrong: (
    <header>
      <h1>A</h1>
    </header>
  ),
  right: (
    <main>
      <h1>A</h1>
    </main>
  ),
  check: screenProblems,
  finding: /has 0 <main>, not one/,
});

export const OutsideLandmarks = trial({
  wrong: (
    <>
      <main>
        <h1>A</h1>
      </main>
      <p>Hej då</p>
    </>
  ),
  right: (
    <>
      <a href="#main">Hoppa till innehållet</a>
      <header>Hej</header>
      <main>
        <h1>A</h1>
      </main>
      <div role="status">Sparat</div>
    </>
  ),
  check: screenProblems,
  finding: /"Hej då" lies in no landmark/,
});

export const HeadingSkipped = trial({
  wrong: (
    <main>
      <h1>A</h1>
      <h3>B</h3>
    </main>
  ),
  right: (
    <main>
      <h1>A</h1>
      <h2>B</h2>
      <h3>C</h3>
    </main>
  ),
  check: screenProblems,
  finding: /"B" follows a heading of level 1/,
});

export const BrokenWord = trial({
  wrong: <h1 style={{ inlineSize: '6rem', overflowWrap: 'anywhere' }}>Svara tillsammans</h1>,
  right: <h1 style={{ overflowWrap: 'anywhere' }}>Svara tillsammans</h1>,
  check: wholeWords,
  finding: /breaks the word "tillsammans"/,
});
