import type { OpenSitting } from '@lykta/domain';
import { lazyScreen } from '@lykta/ui';
import { Suspense, type ReactNode } from 'react';
import { useEasier } from '../../../frame/easier/use-easier.ts';
import { GivenPeopleContext } from '../../../frame/profile/named-people.ts';
import { LoadingScreen } from '../../../frame/screen/loading-screen.tsx';
import { BusyNotice } from '../busy-notice.tsx';
import { HeardScreen } from '../heard-screen.tsx';
import { QuestionScreen } from '../question/question-screen.tsx';
import type { QuestionProps } from '../question/question-props.ts';
import { UnsavedDialog } from '../unsaved-dialog.tsx';
import { SendTogether } from './send-together.tsx';
import type { AloneNow } from './use-alone.ts';
import { useTogether } from './use-together.ts';

const EasyQuestion = lazyScreen(() => import('../easier/easy-question.tsx').then((m) => m.EasyQuestion));

interface Props {
  token: string;
  sitting: OpenSitting;
  /** The header of every screen: it closes the form, and leads nowhere. */
  header: ReactNode;
  /** While the child answers alone, nothing is said by itself, since the adult beside would hear it. */
  alone: AloneNow;
  onOver: () => void;
  onSent: (ownCode: string | undefined) => void;
}

/** The child's side: the same questions as in the child's own app, then Send. */
export function AnsweringTogether({ token, sitting, header, alone, onOver, onSent }: Props) {
  const { session, flow, people, question, heard, ...go } = useTogether({ token, sitting, alone, onOver });
  const [easier, setEasier] = useEasier();
  const { unit, form } = sitting;
  if (heard) return <HeardScreen asked header={header} onGoOn={go.goOn} />;
  if (!question)
    return (
      <SendTogether
        token={token}
        unit={unit}
        session={session}
        header={header}
        onLook={go.lookThrough}
        onSent={onSent}
        onOver={onOver}
      />
    );
  // No other form is open here.
  const { form: _other, ...asked } = question;
  const shown: QuestionProps = {
    metadata: form.metadata,
    question: asked,
    flow,
    unit,
    readsWithin: sitting.readsWithin,
    header,
    here: '',
    unheard: alone.now,
    onAnswer: go.answer,
    onAnswerAndLeave: go.answer,
    onBack: go.back,
  };
  return (
    <GivenPeopleContext value={people}>
      <BusyNotice session={session} />
      {easier ? (
        <Suspense fallback={<LoadingScreen />}>
          <EasyQuestion {...shown} onUsual={() => setEasier(false)} />
        </Suspense>
      ) : (
        <QuestionScreen {...shown} />
      )}
      <UnsavedDialog session={session} onShow={go.showUnsaved} onLeave={onOver} />
    </GivenPeopleContext>
  );
}
