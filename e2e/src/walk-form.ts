import { expect, type Locator, type Page } from '@playwright/test';
import { headingOf, localText, type Form, type WholeLanguage, type Question } from '@lykta/domain';
import { byTurn, type Chooser } from './answer-ways.ts';
import type { Press } from './press.ts';
import { urls } from './ports.ts';

const words = {
  sv: {
    begin: 'Börja',
    next: 'Nästa',
    done: 'Tack för att du berättar!',
    send: 'Nu är du klar med frågorna',
    heard: 'Bra att du säger det',
    goOn: 'Fortsätt',
  },
  en: {
    begin: 'Start',
    next: 'Next',
    done: 'Thank you for telling!',
    send: 'You have finished the questions',
    heard: 'Good that you say it',
    goOn: 'Continue',
  },
} satisfies Record<WholeLanguage, unknown>;

const MOST_QUESTIONS = 40;

interface Walk {
  form: Form;
  language: WholeLanguage;
  press: Press;
  chooser?: Chooser;
  /** A unit asks for it, and nothing else is asked: it is the first in the list, and ends before it is sent. */
  asked?: true;
  /** Called on every page before it is answered. */
  onPage?: (page: Page) => Promise<void>;
}

/** Answers a form from its first question to the done page, or to the one that sends it. @returns the headings of the questions, in order */
export async function walkForm(
  page: Page,
  { form, language, press, chooser = byTurn, asked, onPage }: Walk,
): Promise<string[]> {
  const { id, version, intro } = form.metadata;
  await page.goto(asked ? `${urls.child}/form` : `${urls.child}/form/${id}/${version}`);
  if (intro && language === 'sv') await press(page.getByRole('button', { name: words.sv.begin }));
  const seen: string[] = [];
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^(Laddar|Loading)$/ });
  while (seen.length < MOST_QUESTIONS) {
    const title = await heading.innerText();
    await onPage?.(page);
    if (title === words[language][asked ? 'send' : 'done']) return seen;
    if (title === words[language].heard) {
      await press(page.getByRole('button', { name: words[language].goOn, exact: true }));
      await expect(heading).not.toHaveText(title);
      continue;
    }
    const question = Object.values(form.questions).find(
      (one) => localText(headingOf(one), language) === title,
    );
    if (!question) throw new Error(`${id}: no question has the heading "${title}"`);
    seen.push(title);
    await answer(page, { question, language, press, chooser, turn: seen.length });
    await expect(heading).not.toHaveText(title);
  }
  throw new Error(`${id}: more than ${MOST_QUESTIONS} questions`);
}

interface Answering {
  question: Question;
  language: WholeLanguage;
  press: Press;
  chooser: Chooser;
  /** How many questions there have been. */
  turn: number;
}

async function answer(page: Page, { question, language, press, chooser, turn }: Answering): Promise<void> {
  const main = page.getByRole('main');
  const options = Object.values(question.answers);
  const named = options.filter(({ type }) => type === 'text');
  const nobody = options.find(({ type }) => type === 'none');
  const pick = (role: 'radio' | 'button' | 'checkbox', name: string): Locator =>
    main.getByRole(role, { name, exact: true });
  const one = named.length > 0 ? localText(chooser.pick(named, turn).text, language) : '';
  if (nobody && chooser.isAlone(turn)) {
    const name = localText(nobody.text, language);
    // Where several may be chosen, "nobody" is the way on; where one is, it is one of the answers.
    return press(pick('button', name).or(pick('radio', name)));
  }
  switch (question.type) {
    case 'article_text':
      return press(pick('button', one));
    case 'single':
    case 'frequency':
    case 'rate':
      return press(pick('radio', one));
    case 'multiple':
      await press(pick('checkbox', one).or(pick('button', one)));
      return press(page.getByRole('button', { name: words[language].next, exact: true }));
    case 'own_words':
      await main.getByRole('textbox').fill('Jag vill säga det själv.');
      return press(page.getByRole('button', { name: words[language].next, exact: true }));
    case 'single_person':
    case 'single_accommodation':
      return press(main.getByRole('radio').first());
    case 'persons':
    case 'multiple_person':
    case 'accommodations': {
      await press(main.getByRole('checkbox').first());
      return press(page.getByRole('button', { name: words[language].next, exact: true }));
    }
  }
  return question.type satisfies never;
}
