import { BookIcon, Button, lazyScreen } from '@lykta/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';

const LibraryDialog = lazyScreen(
  async () => (await import('../../library/library-dialog.tsx')).LibraryDialog,
);

/** Opens the questions of other forms, at once where a new form begins with them. */
export function AddFromLibrary({ after }: { readonly after: string | null }) {
  const { t } = useWords();
  const { state } = useLocation() as { state: { library?: boolean } | null };
  const [isOpen, setOpen] = useState(state?.library === true);
  return (
    <>
      <Button look="secondary" size="compact" icon={BookIcon} onClick={() => setOpen(true)}>
        {t('library')}
      </Button>
      <Suspense>{isOpen && <LibraryDialog after={after} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
