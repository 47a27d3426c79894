// Draws the elements of a page with React and nothing else: no component, no state, no text to look up.
import { createRoot } from 'react-dom/client';
import { drawElements } from './draw.mjs';

createRoot(document.getElementById('root')).render(drawElements());
