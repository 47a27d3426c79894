import { createElement } from 'react';

const draw = (node) =>
  typeof node === 'string' ? node : createElement(node.tag, node.attributes, ...node.children.map(draw));

/** The elements that the page carries as a text (`elementsOf`), for React to draw. */
export const drawElements = () => draw(JSON.parse(document.getElementById('elements').textContent));
