import { nameOf, type Check } from './problems.ts';

/** Finds elements that make the page scroll sideways. Only elements that scroll inside themselves may be wider. */
export const sideways: Check = (root) => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth + 1) return [];
  const out = [...root.querySelectorAll<HTMLElement>('*')].find((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > page.clientWidth + 1 || left < -1;
  });
  return [
    `The page is ${page.scrollWidth} px wide on a screen of ${page.clientWidth}: ${out ? nameOf(out) : ''}`,
  ];
};
