// Checks that no other tool makes, part of `npm test`; each prints the fault and the remedy.
import path from 'node:path';
import { findTypedAddresses } from './api-paths.ts';
import { findManyCasts } from './casts.ts';
import { findCycles } from './cycles.ts';
import { findLockGaps } from './lock.ts';
import { findUndocumentedProps } from './prop-tables.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const problems = [
  ...findLockGaps(root),
  ...findTypedAddresses(root),
  ...findManyCasts(root),
  ...findUndocumentedProps(root),
  ...(await findCycles(root)),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
