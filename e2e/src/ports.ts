// Two runs beside each other on one machine each need ports of their own: the second sets a shift.
const shift = Number(process.env.LYKTA_E2E_SHIFT ?? 0);

/** Ports of the journeys' own stack, so that a running `npm start` is never what they test. */
export const ports = { api: 9490 + shift, child: 4490 + shift, viewer: 4590 + shift };

export const urls = {
  api: `http://localhost:${ports.api}`,
  child: `http://localhost:${ports.child}`,
  viewer: `http://localhost:${ports.viewer}`,
};
