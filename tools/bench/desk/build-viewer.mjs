import { buildApp } from '../built.mjs';

/** Builds the answers viewer for a server of a benchmark. @returns the folder */
export const buildViewer = (api) => buildApp('answers-viewer', api);
