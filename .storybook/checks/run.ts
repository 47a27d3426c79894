import { isOfAnApp } from '../steps.ts';
import { chosen } from './chosen.ts';
import { focusRing } from './focus-ring.ts';
import { hitArea } from './hit-area.ts';
import { language, languageOfStory } from './language.ts';
import type { Check } from './problems.ts';
import { openingProblems } from './says-state.ts';
import { screenProblems } from './screen.ts';
import { sideways } from './sideways.ts';
import { textSpacing } from './text-spacing.ts';
import { visibleLabel } from './visible-label.ts';

const checks: readonly Check[] = [hitArea, visibleLabel, focusRing, chosen, sideways, textSpacing, language];

interface Story {
  id: string;
  title: string;
  name: string;
  canvasElement: HTMLElement;
  tags: readonly string[];
  userEvent: unknown;
}

/**
 * Runs the checks on a story after its play function.
 * @throws with one line per finding, which fails the story's test
 */
export function runChecks(story: Story): void {
  const { name, title, canvasElement, tags } = story;
  const dialog = canvasElement.querySelector<HTMLElement>('dialog[open]');
  const found = [
    ...checks.flatMap((check) => check(dialog ?? canvasElement)),
    ...languageOfStory(name),
    ...(tags.includes('screen') ? screenProblems(canvasElement) : []),
    ...(isOfAnApp(title) || tags.includes('played') ? [] : openingProblems(story)),
  ];
  if (found.length > 0) throw new Error(found.join('\n'));
}
