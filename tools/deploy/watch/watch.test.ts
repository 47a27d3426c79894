import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');
const read = (file: string) => readFileSync(file, 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const file = path.join(here, 'alerts.yml');
const { rules } = (parse(read(file)) as { groups: { rules: Rule[] }[] }).groups[0]!;
const dashboard = JSON.parse(read(path.join(here, 'dashboard.json'))) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** The names of the metrics that a server has: its own by the places that make them, and those of the process. */
async function known(): Promise<Set<string>> {
  const sources = ['http/metrics.ts', 'watch/gauges.ts'].map((name) =>
    read(path.join(root, 'apps/server/src', name)),
  );
  const own = [...sources.join('\n').matchAll(/'(lykta_\w+)'/g)].map(([, name]) => name!);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const ofProcess = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const histograms = ['lykta_request_seconds'].flatMap((name) => [`${name}_count`, `${name}_bucket`]);
  return new Set(['up', ...own, ...ofProcess, ...histograms]);
}

const namesIn = (expr: string) =>
  [...expr.matchAll(/\b(up|(?:lykta|process|nodejs)_\w+)\b/g)].map(([, name]) => name!);

test('every metric that an alert or the dashboard names is there', async () => {
  const metrics = await known();
  const shown = dashboard.panels.flatMap(({ targets }) => targets);
  for (const { expr } of [...rules, ...shown]) {
    expect(namesIn(expr).length, expr).toBeGreaterThan(0);
    for (const name of namesIn(expr)) expect(metrics, expr).toContain(name);
  }
});

test('there are ten alerts, and the runbook has a chapter for each with what to do', () => {
  expect(rules).toHaveLength(10);
  const runbook = read(path.join(root, 'docs/runbook.md'));
  for (const { alert, annotations, labels } of rules) {
    expect(annotations.runbook).toBe(`runbook.md#${alert.toLowerCase()}`);
    const [, chapter = ''] = runbook.split(`## ${alert}\n`);
    expect(chapter.split('\n## ')[0]!.length, alert).toBeGreaterThan(100);
    expect(['page', 'ticket']).toContain(labels.severity);
  }
  const chapters = [...runbook.matchAll(/^## (Lykta\w+)$/gm)].map(([, name]) => name);
  expect(chapters).toEqual(rules.map(({ alert }) => alert));
});

test.runIf(existsSync('/usr/bin/promtool'))('Prometheus takes the rules', () => {
  const said = execFileSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  expect(said).toContain('SUCCESS: 10 rules found');
});
