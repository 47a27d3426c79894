import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { REPORTS } from './counts.ts';

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string().default('') })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** Lists the failed tests, one line each: file, name and error. */
export function failuresBelow(root: string): string[] {
  const files = globSync(REPORTS, { cwd: root, exclude: (name) => name === 'node_modules' });
  return files.flatMap((file) => failuresIn(JSON.parse(readFileSync(path.join(root, file), 'utf8'))));
}

/** Lists the failed tests of one report from Vitest or Playwright; none for an unknown format. */
export function failuresIn(report: unknown): string[] {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) return vitest.data.testResults.flatMap(inFile);
  const playwright = playwrightReport.safeParse(report);
  return playwright.success ? playwright.data.suites.flatMap(inSuite) : [];
}

function inFile(file: z.infer<typeof vitestReport>['testResults'][number]): string[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  // A file that cannot be loaded has no failed test, only a message.
  if (failed.length === 0 && file.status === 'failed') return [line(file.name, '', file.message)];
  return failed.map((test) => line(file.name, test.fullName, test.failureMessages[0]));
}

function inSuite(suite: z.infer<typeof playwrightSuite>): string[] {
  const own = suite.specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => line(suite.file, title, tests[0]?.results[0]?.errors[0]?.message));
  return [...own, ...(suite.suites ?? []).flatMap(inSuite)];
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function line(file: string, name: string, message = ''): string {
  const said = message.replace(COLOURS, '').split('\n').filter(Boolean).slice(0, 6).join(' | ');
  return `${path.basename(file)} › ${name}: ${said.slice(0, 400)}`;
}
