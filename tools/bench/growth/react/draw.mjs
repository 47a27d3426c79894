import { createElement } from 'react';

/** The elements that the page carries as a text (`elementsOf`). */
export const carriedElements = () => JSON.parse(document.getElementById('elements').textContent);

/**
 * Draws elements with React.
 * @param instead returns what stands in the place of one element, or undefined
 */
export function draw(node, instead = () => undefined) {
  if (typeof node === 'string') return node;
  const other = instead(node);
  if (other !== undefined) return other;
  return createElement(node.tag, node.attributes, ...node.children.map((child) => draw(child, instead)));
}
