import { useLanguage } from '@lykta/app-shell';
import { isFault, phrase, type Draft, type Finding } from '@lykta/form-studio';
import { Tabs } from '@lykta/ui';
import { memo, useState } from 'react';
import { Phone } from '../phone/phone.tsx';
import { EditorsEye } from '../review/editors-eye.tsx';
import { WaysList } from '../review/ways-list.tsx';
import { useWords } from '../words/use-words.ts';
import { useActs } from './use-studio.ts';

interface Props {
  draft: Draft;
  found: readonly Finding[];
  chosen: string | null;
}

/**
 * Beside the fields: the child's phone, what an editor says, or the ways through the form. It follows at each pause, so
 * that no letter waits for it.
 */
export const Beside = memo(function Beside({ draft, found, chosen }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const { mayWrite, go, mend } = useActs();
  const [tab, setTab] = useState('phone');
  return (
    <Tabs
      label={t('beside')}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'phone', label: t('beside.phone') },
        { id: 'eye', label: phrase('eye.title', language) },
        { id: 'ways', label: t('beside.ways') },
      ]}
    >
      {tab === 'phone' && <Phone draft={draft} chosen={chosen} canWalk={!found.some(isFault)} />}
      {tab === 'eye' && (
        <EditorsEye draft={draft} found={found} onShow={go} onMend={mayWrite ? mend : undefined} />
      )}
      {tab === 'ways' && <WaysList draft={draft} />}
    </Tabs>
  );
});
