import type { OpenDraft } from '@lykta/domain';
import type { Draft } from '@lykta/form-studio';
import { Button, ChatIcon, ClockBackIcon, IconButton, lazyScreen, MapIcon } from '@lykta/ui';
import { memo, Suspense, useState } from 'react';
import { useWords } from '../words/use-words.ts';

const MapDialog = lazyScreen(async () => (await import('../map/map-dialog.tsx')).MapDialog);
const HistoryDialog = lazyScreen(async () => (await import('../history/history-dialog.tsx')).HistoryDialog);
const CommentsDialog = lazyScreen(
  async () => (await import('../comments/comments-dialog.tsx')).CommentsDialog,
);

interface Props {
  opened: OpenDraft;
  draft: Draft;
  chosen: string | null;
}

/** What opens over the studio: earlier states, the map, and colleagues' comments. Each is fetched when opened. */
export const Extras = memo(function Extras({ opened, draft, chosen }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState<'history' | 'map' | 'comments'>();
  const close = () => setOpen(undefined);
  const unresolved = opened.comments.filter(({ resolved }) => resolved === null).length;
  return (
    <>
      <IconButton
        look="outlined"
        size="compact"
        icon={ClockBackIcon}
        label={t('history')}
        onClick={() => setOpen('history')}
      />
      <Button look="secondary" size="compact" icon={MapIcon} onClick={() => setOpen('map')}>
        {t('map')}
      </Button>
      <Button look="secondary" size="compact" icon={ChatIcon} onClick={() => setOpen('comments')}>
        {t('comments.count', { count: unresolved })}
      </Button>
      <Suspense>
        {open === 'history' && <HistoryDialog draft={draft} opened={opened} onClose={close} />}
        {open === 'map' && <MapDialog draft={draft} onClose={close} />}
        {open === 'comments' && (
          <CommentsDialog draft={draft} opened={opened} chosen={chosen} onClose={close} />
        )}
      </Suspense>
    </>
  );
});
