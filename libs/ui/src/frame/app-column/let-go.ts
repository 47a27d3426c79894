/** The largest share of the window that a bar may hold while the page scrolls behind it. */
const MOST = 0.35;
/** The largest share that a foot may hold together with the header. */
const MOST_OF_BOTH = 0.5;

/**
 * Lets a foot go (`data-loose`) when it takes more of the window than it may, whatever made it so tall: letters, words
 * or a low window. What has the focus scrolls clear of a foot that stays, and what sticks does it below the header.
 * @returns a function that stops measuring
 */
export const letGo = (foot: HTMLElement | null) => watch(foot, false);

/** As `letGo`, for a foot that never stays at the edge of the window. */
export const standBelow = (foot: HTMLElement | null) => watch(foot, true);

function watch(foot: HTMLElement | null, always: boolean): (() => void) | undefined {
  if (!foot) return undefined;
  const root = document.documentElement;
  let seen: number | undefined;
  const measure = () => {
    const height = foot.offsetHeight;
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    const loose =
      always || height > window.innerHeight * MOST || height + header > window.innerHeight * MOST_OF_BOTH;
    foot.toggleAttribute('data-loose', loose);
    // An error that made the foot too tall stays in sight.
    if (loose) foot.querySelector('[role="alert"] > *')?.scrollIntoView({ block: 'nearest' });
    // Not a custom property: all that stands on the page inherits those, and would be styled again with each question.
    root.style.scrollPaddingBlockEnd = loose ? '' : `calc(${height}px + 1rem)`;
    if (header !== seen) root.style.setProperty('--header', `${header}px`);
    seen = header;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(foot);
  addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
    root.style.scrollPaddingBlockEnd = '';
    root.style.removeProperty('--header');
  };
}
