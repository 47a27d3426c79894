import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Form } from '@lykta/domain';
import {
  advise,
  draftOf,
  fromQuestionnaire,
  isFault,
  toForm,
  toQuestionnaire,
  writtenForm,
} from '@lykta/form-studio';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { OWN_FORMS } from './check-file.ts';

const own = readdirSync(OWN_FORMS).map((name) => {
  const file = path.join(OWN_FORMS, name);
  const text = readFileSync(file, 'utf8');
  return { name, file, text, form: JSON.parse(text) as Form };
});

describe.each(own)('$name in the studio', ({ file, text, form }) => {
  it('has no fault', () => {
    expect(advise(draftOf(form)).filter(isFault)).toEqual([]);
  });

  it('comes out with the bytes it went in with', async () => {
    const written = JSON.stringify(toForm(draftOf(form)).form, null, 2);
    expect(await format(written, { ...(await resolveConfig(file)), parser: 'json' })).toBe(text);
  });

  it('loses nothing on the way to FHIR and back', () => {
    const sent: unknown = JSON.parse(JSON.stringify(toQuestionnaire(form)));
    const back = fromQuestionnaire(sent)!;
    expect(back.leftOut).toEqual([]);
    const written = writtenForm(back.draft);
    expect(written).toEqual(form);
    expect(Object.keys(written.questions)).toEqual(Object.keys(form.questions));
    for (const [id, { answers }] of Object.entries(form.questions))
      expect(Object.keys(written.questions[id]!.answers)).toEqual(Object.keys(answers));
  });
});
