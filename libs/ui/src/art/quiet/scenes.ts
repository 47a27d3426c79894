import cord from './cord.svg?raw';
import gate from './gate.svg?raw';
import moth from './moth.svg?raw';
import path from './path.svg?raw';
import rest from './rest.svg?raw';

export const scenes = {
  /** No contact: a cord with a gap. */
  cord,
  /** Something broke: the lantern's door is open, and a moth is there. */
  moth,
  /** Nothing here yet: an unlit lantern where the path begins. */
  path,
  /** No way on from here: the gate across the path is closed, the house behind it is there. */
  gate,
  /** Done: the way is walked, and the lantern is lit. */
  rest,
};
