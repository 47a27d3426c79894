import { clockTime, type NewerDraft } from '@lykta/domain';
import { useLanguage } from '@lykta/app-shell';
import type { Draft } from '@lykta/form-studio';
import { Button, Dialog } from '@lykta/ui';
import { Differences } from '../../publish/differences.tsx';
import { useWords } from '../../words/use-words.ts';
import { useActs } from '../use-studio.ts';
import type { Saver } from './saver.ts';

interface Props {
  newer: NewerDraft;
  draft: Draft;
  /** The author's draft with every letter. */
  mine: () => Draft;
  saver: Saver;
}

/**
 * Says that a colleague has saved meanwhile, and what differs. Whatever the author chooses, the other one stays in the
 * history: undoing brings it back.
 */
export function NewerDialog({ newer, draft, mine, saver }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const { make } = useActs();
  const theirs = newer.draft;
  const takeTheirs = () => {
    make({ do: 'take-over', draft: theirs });
    saver.goOn(newer, theirs);
  };
  const keepMine = () => {
    const own = mine();
    make({ do: 'take-over', draft: theirs });
    make({ do: 'take-over', draft: own });
    saver.goOn(newer, own);
  };
  const name = newer.saved.by ?? t('newer.somebody');
  return (
    <Dialog
      open
      onClose={() => {}}
      title={t('newer.title', { name })}
      actions={
        <>
          <Button size="compact" onClick={takeTheirs}>
            {t('newer.theirs')}
          </Button>
          <Button size="compact" look="secondary" onClick={keepMine}>
            {t('newer.mine')}
          </Button>
        </>
      }
    >
      <p>{t('newer.help', { name, time: clockTime(newer.saved.at, language) })}</p>
      <Differences before={draft} after={theirs} />
    </Dialog>
  );
}
