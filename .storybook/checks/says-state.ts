/** A word in the name of a story, and what must be seen in a picture with that name. */
interface State {
  word: RegExp;
  isSeen: (root: ParentNode) => boolean;
  else: string;
}

const CHOSEN = 'input:checked, [aria-checked="true"], [aria-pressed="true"], [aria-selected="true"]';
const chosen = (root: ParentNode) => root.querySelector(CHOSEN) !== null;

const fields = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), textarea, select',
  ),
];
const filled = (root: ParentNode) => fields(root).some(({ value }) => value !== '');

const has = (selector: string) => (root: ParentNode) => root.querySelector(selector) !== null;

const states: readonly State[] = [
  {
    word: /^(?:Chosen\b|Ticked$|On$)/,
    isSeen: (root) => chosen(root) || has('[aria-current], [data-on]')(root),
    else: 'nothing is chosen',
  },
  { word: /^(?:Unchosen|Unticked|Off)$/, isSeen: (root) => !chosen(root), else: 'something is chosen' },
  { word: /^Empty$/, isSeen: (root) => !filled(root), else: 'a field is filled' },
  { word: /^(?:Filled|Strong)$/, isSeen: filled, else: 'no field is filled' },
  { word: /^Disabled$/, isSeen: has(':disabled, [aria-disabled="true"]'), else: 'everything can be pressed' },
  {
    word: /^(?:Busy|Loading)\b/,
    isSeen: has('[aria-busy="true"], [role="status"]'),
    else: 'nothing is busy',
  },
  {
    word: /^With Error$/,
    isSeen: has('[aria-invalid="true"], [role="alert"], [class*="error"]'),
    else: 'nothing has failed',
  },
  {
    word: /^Open$/,
    isSeen: has('dialog[open], details[open], [aria-expanded="true"]'),
    else: 'nothing is open',
  },
  {
    word: /^Closed$/,
    isSeen: (root) => !has('dialog[open], details[open], [aria-expanded="true"]')(root),
    else: 'something is open',
  },
];

/** Finds a story whose name says a state that its picture does not show. */
export function saysItsState(name: string, root: ParentNode): string[] {
  return states
    .filter(({ word, isSeen }) => word.test(name) && !isSeen(root))
    .map((state) => `The story is called "${name}", but ${state.else} before its first step.`);
}

interface Story {
  id: string;
  name: string;
  canvasElement: HTMLElement;
  userEvent: unknown;
}

const openings = new Map<string, string[]>();

/** Looks at a story before its first step: that is what the book shows of a component. */
export function lookBeforeTheSteps(story: Story): void {
  const look = () => {
    if (!openings.has(story.id)) openings.set(story.id, saysItsState(story.name, story.canvasElement));
  };
  openings.delete(story.id);
  story.userEvent = new Proxy(story.userEvent as object, {
    get: (user, step) => {
      look();
      return Reflect.get(user, step) as unknown;
    },
  });
}

/** What was found before the first step of a story, or now, where it has no steps. */
export const openingProblems = ({ id, name, canvasElement }: Story): string[] =>
  openings.get(id) ?? saysItsState(name, canvasElement);
