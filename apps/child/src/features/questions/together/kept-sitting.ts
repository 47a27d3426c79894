import type { Alone } from './alone.ts';

const TOKEN = 'lykta-together';
const ALONE = 'lykta-together-alone';
const EASIER = 'lykta-together-easier';

/**
 * The token of the open form. It is kept in this tab alone, so that a reload loses nothing and a closed tab keeps
 * nothing; where storage is blocked, a reload closes the form.
 */
export function keptToken(): string | undefined {
  try {
    return sessionStorage.getItem(TOKEN) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token for this tab; undefined forgets it. What was answered alone in the form before, and its way, are forgotten too. */
export function keepToken(token: string | undefined): void {
  try {
    sessionStorage.removeItem(ALONE);
    sessionStorage.removeItem(EASIER);
    if (token === undefined) sessionStorage.removeItem(TOKEN);
    else sessionStorage.setItem(TOKEN, token);
  } catch {
    // Blocked: the token lives as long as the page.
  }
}

/** What was answered alone in the open form: a reload must not show it to the adult. */
export function keptAlone(): Alone {
  try {
    const [now, ...questions] = sessionStorage.getItem(ALONE)?.split(' ') ?? [];
    return { now: now === 'alone', questions };
  } catch {
    return { now: false, questions: [] };
  }
}

/** Keeps the questions that were answered alone; where that fails, a reload closes the form rather than show them. */
export function keepAlone({ now, questions }: Alone): void {
  try {
    sessionStorage.setItem(ALONE, [now ? 'alone' : 'together', ...questions].join(' '));
  } catch {
    keepToken(undefined);
  }
}

/** Whether the open form is answered in the easier way. */
export function keptEasier(): boolean {
  try {
    return sessionStorage.getItem(EASIER) === 'easier';
  } catch {
    return false;
  }
}

/** Keeps the way of the open form for this tab, and never among the settings of the device. */
export function keepEasier(easier: boolean): void {
  try {
    if (easier) sessionStorage.setItem(EASIER, 'easier');
    else sessionStorage.removeItem(EASIER);
  } catch {
    // Blocked: the way lives as long as the page.
  }
}
