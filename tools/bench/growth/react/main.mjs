// Draws the elements of a page with React and nothing else: no component, no state, no text to look up.
import { createRoot } from 'react-dom/client';
import { carriedElements, draw } from './draw.mjs';

createRoot(document.getElementById('root')).render(draw(carriedElements()));
