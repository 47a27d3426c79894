// What home shows, drawn by the libraries of the children's app alone: nothing is asked for, looked up or decided.
import { carriedElements, draw } from '../../growth/react/draw.mjs';
import { drawUnderLibraries } from '../libraries.jsx';

function Home() {
  return draw(carriedElements());
}

drawUnderLibraries(<Home />);
