import type { Form } from '@lykta/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ForwardState } from '../../frame/form-paths.ts';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import type { FlowSession } from './flow/flow-session.ts';
import { tellsSomethingHard } from './flow/hard-answers.ts';

interface Props {
  form: Form;
  session: FlowSession;
  /** The page that opened this form; without it the next form follows. */
  backTo: string | undefined;
}

/** An own form without a question left: waits until the last answer is saved, then goes on (docs/product.md §4). */
export function Finishing({ form, session, backTo }: Props) {
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    void session.settled().then((saved) => {
      if (left || !saved) return;
      const hard = tellsSomethingHard(form, session.view().flow);
      const state: ForwardState = { chosen: form.metadata.id, finished: true, hard };
      void (backTo === undefined
        ? navigate(paths.form, { replace: true, state })
        : navigate(backTo, { replace: true }));
    });
    return () => {
      left = true;
    };
  }, [form, session, backTo, navigate]);
  return <LoadingScreen />;
}
