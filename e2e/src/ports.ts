/** Ports of the journeys' own stack, so that a running `npm start` is never what they test. */
export const ports = { api: 9490, child: 4490, viewer: 4590 };

export const urls = {
  api: `http://localhost:${ports.api}`,
  child: `http://localhost:${ports.child}`,
  viewer: `http://localhost:${ports.viewer}`,
};
