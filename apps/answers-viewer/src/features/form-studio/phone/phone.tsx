import type { AnswersDocument, PreviewShow } from '@lykta/domain';
import type { Draft } from '@lykta/form-studio';
import { Button, PlayIcon, StopIcon } from '@lykta/ui';
import { useState } from 'react';
import { Toggles } from '../toggles/toggles.tsx';
import { useWords } from '../words/use-words.ts';
import { Outcome } from './outcome.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './phone.module.css';

interface Props {
  draft: Draft;
  chosen: string | null;
  /** Whether the form is finished enough to be walked. */
  canWalk: boolean;
}

const looks = ['dark', 'large', 'other-language', 'turned', 'easier'] as const;
type Look = (typeof looks)[number];

/** The child's phone beside the fields: the question as it is written, or the whole form to be tried. */
export function Phone({ draft, chosen, canWalk }: Props) {
  const { t } = useWords();
  const [on, setOn] = useState<readonly Look[]>([]);
  const [walk, setWalk] = useState(0);
  const [walking, setWalking] = useState(false);
  const [done, setDone] = useState<AnswersDocument>();
  const shown = walking && canWalk ? null : (chosen ?? draft.questions[0]?.id ?? null);
  const show: PreviewShow = {
    draft: { metadata: draft.metadata, questions: [...draft.questions] },
    question: shown,
    walk,
    language: on.includes('other-language') ? 'en' : 'sv',
    theme: on.includes('dark') ? 'dark' : 'light',
    text: on.includes('large') ? 'largest' : 'usual',
    direction: on.includes('turned') ? 'rtl' : 'ltr',
    way: on.includes('easier') ? 'easier' : 'usual',
  };
  const begin = () => {
    setWalk(walk + 1);
    setWalking(true);
  };
  return (
    <div className={styles.phone}>
      <Toggles
        label={t('phone.looks')}
        options={looks.map((look) => ({ value: look, label: t(`phone.${look}`) }))}
        values={on}
        onToggle={(value) =>
          setOn((now) => looks.filter((look) => (look === value ? !now.includes(look) : now.includes(look))))
        }
      />
      {draft.questions.length === 0 ? (
        <p>{t('phone.empty')}</p>
      ) : (
        <PhoneFrame show={show} title={t('phone.title')} onDone={setDone} />
      )}
      {walking ? (
        <Button look="secondary" size="compact" icon={StopIcon} onClick={() => setWalking(false)}>
          {t('phone.stop')}
        </Button>
      ) : (
        <Button
          look="secondary"
          size="compact"
          icon={PlayIcon}
          disabled={!canWalk}
          reason={t('phone.not-yet')}
          onClick={begin}
        >
          {t('phone.try')}
        </Button>
      )}
      {done && (
        <Outcome
          draft={draft}
          document={done}
          onClose={() => {
            setDone(undefined);
            setWalking(false);
          }}
        />
      )}
    </div>
  );
}
