import type { AnswersKey } from '@lykta/api';
import type { Question } from '@lykta/domain';
import { lazyScreen } from '@lykta/ui';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEasier } from '../../frame/easier/use-easier.ts';
import { useLanguage } from '../../frame/language.ts';
import { formPath } from '../../frame/form-paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { useSession } from '../../frame/session/session.ts';
import { BusyNotice } from './busy-notice.tsx';
import { Finishing } from './finishing.tsx';
import type { LoadedForm } from './flow/use-loaded-form.ts';
import { HeardScreen } from './heard-screen.tsx';
import { IntroScreen } from './intro-screen.tsx';
import type { QuestionProps } from './question/question-props.ts';
import { QuestionScreen } from './question/question-screen.tsx';
import { SendScreen } from './send-screen.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { useAnswering } from './use-answering.ts';

// It brings the pictures along, which the usual way does without.
const EasyQuestion = lazyScreen(() => import('./easier/easy-question.tsx').then((m) => m.EasyQuestion));

interface Props {
  formKey: AnswersKey;
  loaded: LoadedForm;
  /** Id of the question in the address. */
  asked?: string;
}

/** Answering a loaded form: intro, questions, and what follows the last one. */
export function Answering({ formKey, loaded, asked }: Props) {
  const session = useSession();
  const child = session.kind === 'in' ? session.session.id : '';
  const answering = useAnswering({ child, formKey, loaded, asked });
  const { language } = useLanguage();
  const [easier, setEasier] = useEasier();
  const navigate = useNavigate();
  const { form, invitation } = loaded;
  const { question, session: visit } = answering;
  const intro = form.metadata.intro;

  const shown = (asked: Question): QuestionProps => ({
    metadata: form.metadata,
    question: asked,
    flow: answering.flow,
    unit: invitation?.unit,
    readsWithin: invitation?.readsWithin,
    here: formPath(formKey),
    nextOf: answering.nextOf,
    onAnswer: answering.answer,
    onAnswerAndLeave: answering.answerAndLeave,
    onBack: answering.back,
  });

  // English has no intro; an added language has it as Swedish does, because it says who reads.
  if (intro && language !== 'en' && asked === undefined && !answering.begun)
    return <IntroScreen metadata={form.metadata} invitation={invitation} onBegin={answering.begin} />;
  return (
    <>
      <BusyNotice session={visit} />
      {answering.heard ? (
        <HeardScreen asked={invitation !== undefined} onGoOn={answering.goOn} />
      ) : question ? (
        easier ? (
          <Suspense fallback={<LoadingScreen />}>
            <EasyQuestion {...shown(question)} onUsual={() => setEasier(false)} />
          </Suspense>
        ) : (
          <QuestionScreen {...shown(question)} />
        )
      ) : invitation && formKey.request ? (
        <SendScreen
          formKey={{ ...formKey, request: formKey.request }}
          invitation={invitation}
          session={visit}
          onLook={answering.lookThrough}
        />
      ) : (
        <Finishing form={form} session={visit} backTo={answering.backTo} />
      )}
      <UnsavedDialog
        session={visit}
        onShow={answering.showUnsaved}
        onLeave={() => void navigate(paths.home)}
      />
    </>
  );
}
