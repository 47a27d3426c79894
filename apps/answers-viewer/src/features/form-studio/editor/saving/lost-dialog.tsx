import { useCreateDraftMutation } from '@lykta/api';
import type { Draft } from '@lykta/form-studio';
import { Button, Dialog } from '@lykta/ui';
import { useNavigate } from 'react-router-dom';
import { NotBegun } from '../../start/not-begun.tsx';
import { useWords } from '../../words/use-words.ts';

/** Says that a colleague has published or removed the draft meanwhile. What the author wrote becomes a draft again. */
export function LostDialog({ draft }: { readonly draft: Draft }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [create, { error, isLoading }] = useCreateDraftMutation();
  const keep = async () => {
    const { data } = await create({ from: 'file', draft: { ...draft, questions: [...draft.questions] } });
    if (data) await navigate(`/forms/drafts/${data.id}`, { replace: true });
  };
  return (
    <Dialog
      open
      onClose={() => {}}
      title={t('lost.title')}
      actions={
        <>
          <Button size="compact" busy={isLoading} onClick={() => void keep()}>
            {t('lost.keep')}
          </Button>
          <Button size="compact" look="secondary" onClick={() => void navigate('/forms')}>
            {t('lost.leave')}
          </Button>
        </>
      }
    >
      <p>{t('lost.help')}</p>
      {error !== undefined && <NotBegun error={error} />}
    </Dialog>
  );
}
