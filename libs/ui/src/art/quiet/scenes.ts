import cord from './cord.svg?raw';
import moth from './moth.svg?raw';
import path from './path.svg?raw';

export const scenes = {
  /** No contact: a cord with a gap. */
  cord,
  /** Something broke: the lantern's door is open, and a moth is there. */
  moth,
  /** Nothing here yet: an unlit lantern where the path begins. */
  path,
};
