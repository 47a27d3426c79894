import { isLastEscape, leaveQuickly } from '@lykta/ui/leave';

function leave(exit: HTMLElement | null): void {
  const site = exit?.dataset.leave;
  // The app's own button has already left when this page is covered.
  if (site && !document.querySelector('[data-cover]')) leaveQuickly(site);
}

/** Makes the quick exit of a drawn page work before the app has loaded: the button, and three presses of Escape. */
export function offerWaysOut(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) leave(target.closest<HTMLElement>('[data-leave]'));
  });
  document.addEventListener('keydown', (event) => {
    if (isLastEscape(event)) leave(document.querySelector<HTMLElement>('[data-leave]'));
  });
}
