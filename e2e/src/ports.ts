import { deployed } from './deployed.ts';

// Several stacks run on one machine: one per Playwright worker; a second run sets a shift.
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const shift = Number(process.env.LYKTA_E2E_SHIFT ?? 0) + 10 * worker;

/** The ports of the journeys' own stack, so that they never test a running `npm start`. */
export const ports = { api: 9490 + shift, child: 4490 + shift, viewer: 4540 + shift };

export const urls = deployed?.urls ?? {
  api: `http://localhost:${ports.api}`,
  child: `http://localhost:${ports.child}`,
  viewer: `http://localhost:${ports.viewer}`,
};
