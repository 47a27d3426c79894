/** What axe does not look at: each check returns a sentence per finding, and none when all is well. */
export type Check = (root: HTMLElement) => string[];

/** Says which element a finding is about. */
export function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()}> "${words}"`;
}

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="radio"], [role="tab"], [tabindex="0"]';

/** Everything that can be pressed or typed in, and is seen. */
export function controls(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
  );
}
