import { own, type AnswersDocument, type Form, type PreviewShow } from '@lykta/domain';
import { answer, openFlow, type Selection } from '@lykta/questionnaire-engine';
import { AreaTheme } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Screen } from '../../../frame/screen/screen.tsx';
import { asksForHelp } from '../flow/hard-answers.ts';
import { HeardScreen } from '../heard-screen.tsx';
import { IntroScreen } from '../intro-screen.tsx';
import { EitherQuestion } from './either-question.tsx';

const NOTHING: AnswersDocument = { answers: {}, inactive: {} };

interface Props {
  form: Form;
  way: PreviewShow['way'];
  /** Called after the last question. */
  onDone: (document: AnswersDocument) => void;
}

/** A whole form, as a child walks it; nothing is saved. */
export function Walked({ form, way, onDone }: Props) {
  const { t } = useTranslation();
  const [flow, setFlow] = useState(() => openFlow(form, NOTHING, { now: new Date() }));
  const [shown, setShown] = useState(flow.resume);
  const [begun, setBegun] = useState(form.metadata.intro === undefined);
  const [heard, setHeard] = useState(false);
  const question = shown === null ? undefined : own(form.questions, shown);

  const give = (selection: Selection[]) => {
    if (shown === null) return;
    const after = answer(flow, shown, selection, new Date());
    const next = after.following(shown);
    setFlow(after);
    setShown(next);
    setHeard(asksForHelp(form, shown, { before: flow, after }));
    if (next === null) onDone(after.document);
  };
  return (
    <AreaTheme form={form.metadata}>
      {!begun ? (
        <IntroScreen metadata={form.metadata} invitation={undefined} onBegin={() => setBegun(true)} />
      ) : heard ? (
        <HeardScreen asked onGoOn={() => setHeard(false)} />
      ) : question ? (
        <EitherQuestion
          way={way}
          metadata={form.metadata}
          question={question}
          flow={flow}
          here=""
          onAnswer={give}
          onAnswerAndLeave={give}
          onBack={() => setShown(flow.previous(question.id) ?? question.id)}
        />
      ) : (
        <Screen title={t('questions.done.title')} intro={t('questions.done.text')} />
      )}
    </AreaTheme>
  );
}
