// Draws the elements of a page with React and nothing else: no component, no state, no text to look up.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const draw = (node) =>
  typeof node === 'string' ? node : createElement(node.tag, node.attributes, ...node.children.map(draw));

createRoot(document.getElementById('root')).render(
  draw(JSON.parse(document.getElementById('elements').textContent)),
);
