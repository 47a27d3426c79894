/** A check that axe does not have; returns one sentence per finding. */
export type Check = (root: HTMLElement) => string[];

/** Describes an element for a finding. */
export function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()}> "${words}"`;
}

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="radio"], [role="tab"], [tabindex="0"]';

/** All visible controls that can be pressed or typed in. */
export function controls(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
  );
}
