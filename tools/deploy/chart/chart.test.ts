import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { settings } from '@lykta/server';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { render } from './render.ts';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');
const read = (file: string) => readFileSync(path.join(here, file), 'utf8');
const values = parse(read('values.yaml')) as Record<string, unknown>;
const fits = new Ajv().compile(JSON.parse(read('values.schema.json')) as object);
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec?: {
    selector?: { matchLabels?: object } & Record<string, unknown>;
    template?: Pod;
    jobTemplate?: { spec: { template: Pod } };
  } & Record<string, unknown>;
  data?: Record<string, string>;
}
interface Pod {
  metadata: { labels: object };
  spec: {
    securityContext: object;
    containers: { image: string; ports?: { name: string }[]; securityContext: object }[];
  } & Record<string, unknown>;
}

function manifests(more: Record<string, unknown> = {}): Manifest[] {
  return readdirSync(path.join(here, 'templates')).flatMap((name) =>
    parseAllDocuments(render(read(`templates/${name}`), { ...values, ...more })).flatMap((document) => {
      expect(document.errors, name).toEqual([]);
      const manifest = document.toJS() as Manifest | null;
      return manifest ? [manifest] : [];
    }),
  );
}
const named = (kind: string, more?: Record<string, unknown>) =>
  manifests(more).filter((manifest) => manifest.kind === kind);

test('the schema takes the values of the chart, and refuses what would not start', () => {
  expect(fits(values), JSON.stringify(fits.errors)).toBe(true);
  const wrong: Record<string, unknown>[] = [
    { replicas: 0 },
    { names: { app: 'https://app.example.se', viewer: 'b.se', api: 'c.se' } },
    { settings: { SECRET: 'x' } },
    { contact: 'nobody' },
    { replica: 2 },
  ];
  for (const one of wrong) expect(fits({ ...values, ...one }), JSON.stringify(one)).toBe(false);
});

test('the servers are those that service and budget mean, and never all gone at once', () => {
  const [server] = named('Deployment');
  const labels = server!.spec!.template!.metadata.labels;
  expect(server!.spec!.selector!.matchLabels).toEqual(labels);
  expect(named('Service')[0]!.spec!.selector).toEqual(labels);
  const [budget] = named('PodDisruptionBudget');
  expect(budget!.spec).toMatchObject({ maxUnavailable: 1, selector: { matchLabels: labels } });
  expect(server!.spec).toMatchObject({ replicas: 2, strategy: { rollingUpdate: { maxUnavailable: 0 } } });
});

test('nothing runs as root, or writes on its root, or keeps a capability', () => {
  const pods = manifests().flatMap(({ spec }) => [spec?.template, spec?.jobTemplate?.spec.template]);
  const found = pods.filter((pod) => pod !== undefined);
  expect(found).toHaveLength(3);
  for (const { spec } of found) {
    expect(spec).toMatchObject({
      securityContext: { runAsNonRoot: true },
      automountServiceAccountToken: false,
    });
    expect(spec.containers[0]!.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(spec.containers[0]!.image).toBe(`lykta:${version}`);
  }
});

test('settings are ones that there are, and the operator adds more', () => {
  const known = settings.map(({ name }) => name);
  const [map] = named('ConfigMap', { settings: { LYKTA_BACKUP_DAYS: '7' } });
  expect(known).toEqual(expect.arrayContaining(Object.keys(map!.data!)));
  expect(map!.data).toMatchObject({
    LYKTA_ORIGINS: 'https://app.example.se,https://viewer.example.se',
    LYKTA_BACKUP_DAYS: '7',
  });
});

test('metrics and backups can be left out', () => {
  const less = {
    metrics: { enabled: false, port: 9464 },
    backup: { ...(values.backup as object), enabled: false },
  };
  expect(named('CronJob').map(({ metadata }) => metadata.name)).toEqual(['lykta-backup', 'lykta-drill']);
  expect(named('CronJob', less)).toEqual([]);
  const ports = named('Deployment', less)[0]!.spec!.template!.spec.containers[0]!.ports!;
  expect(ports.map(({ name }) => name)).toEqual(['http']);
});

test('every version is the one of this commit, and the changes have a chapter for it', () => {
  const chart = parse(read('Chart.yaml')) as { version: string; appVersion: string };
  expect([chart.version, chart.appVersion]).toEqual([version, version]);
  expect(readFileSync(path.join(here, '../image/env.example'), 'utf8')).toContain(`VERSION=${version}\n`);
  expect(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')).toMatch(new RegExp(`^## ${version}$`, 'm'));
  expect(readFileSync(path.join(root, 'docs/operations.md'), 'utf8')).toContain(`lykta_${version}_amd64.deb`);
  const server = readFileSync(path.join(root, 'apps/server/package.json'), 'utf8');
  expect((JSON.parse(server) as { version: string }).version).toBe(version);
});
