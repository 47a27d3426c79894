import type { Form, FormDraft, PreviewSaid, PreviewShow } from '@lykta/domain';
import { checkForm } from '@lykta/questionnaire-engine';
import { useMemo } from 'react';
import { LookedAt } from './looked-at.tsx';
import { Walked } from './walked.tsx';

interface Props {
  show: PreviewShow;
  onSay: (said: PreviewSaid) => void;
}

/** A draft as the studio wants to see it: one question, or the whole form to be walked. */
export function PreviewPage({ show: { draft, question, walk, way }, onSay }: Props) {
  const form = useMemo(() => walkable(draft), [draft]);
  if (question !== null) return <LookedAt draft={draft} shown={question} way={way} />;
  return form && <Walked key={walk} form={form} way={way} onDone={(done) => onSay({ done })} />;
}

/** The form that a draft is; null while the engine would refuse it. */
function walkable({ metadata, questions }: FormDraft): Form | null {
  const form = { metadata, questions: Object.fromEntries(questions.map((each) => [each.id, each])) };
  return checkForm(form).length > 0 ? null : form;
}
