// Checks that no other tool makes, part of `npm test`; each prints the fault and the remedy.
import path from 'node:path';
import { findTypedAddresses } from './api-paths.ts';
import { findCycles } from './cycles.ts';
import { findFeatureCrossings } from './features.ts';
import { findUnlayeredStyles } from './layers.ts';
import { findLockGaps } from './lock.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const problems = [
  ...findLockGaps(root),
  ...findFeatureCrossings(root),
  ...findUnlayeredStyles(root),
  ...findTypedAddresses(root),
  ...(await findCycles(root)),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
