import { useSharesQuery } from '@lykta/api';
import {
  MAX_LIVE_SHARES,
  sharedStoryOf,
  type LeftOut,
  type ShareSection,
  type ShareSource,
} from '@lykta/domain';
import { Card, FormError, HomeIcon, LinkIcon, Note, TextField } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { LeaveOut } from './leave-out.tsx';
import { LiveLinks } from './live-links.tsx';
import { Preview } from './preview.tsx';
import { SectionSwitches } from './section-switches.tsx';
import { ShareButton } from './share-button.tsx';
import { useShareSource } from './use-share-source.ts';
import { showsHome, showsNothing } from './what-shows.ts';
import styles from './share.module.css';

/** The page to share the story through a link (docs/product.md §2, beb/share: child mode). */
export function ShareScreen() {
  const loading = useShareSource();
  if (loading.state === 'failed') return <ErrorScreen error={loading.error} onRetry={loading.retry} />;
  return loading.state === 'loading' ? <LoadingScreen /> : <Sharing source={loading.source} />;
}

function Sharing({ source }: { source: ShareSource }) {
  const { t } = useTranslation();
  const { data: live } = useSharesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<ShareSection[]>([]);
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const empty = showsNothing(source, { chosen, leftOut });
  const full = (live?.length ?? 0) >= MAX_LIVE_SHARES;

  return (
    <Screen
      title={t('sharing.title')}
      intro={t('sharing.intro')}
      back={paths.story}
      foot={
        <>
          <FormError>{error}</FormError>
          <ShareButton
            share={{ name: name.trim(), sections: chosen, leftOut }}
            reason={full ? t('sharing.full') : empty ? t('sharing.nothing') : undefined}
            onFailed={setError}
            onMade={() => {
              setChosen([]);
              setLeftOut([]);
              setName('');
            }}
          />
        </>
      }
    >
      <SectionSwitches source={source} chosen={chosen} onChange={setChosen} />
      <LeaveOut source={source} chosen={chosen} leftOut={leftOut} onChange={setLeftOut} />
      {showsHome(source, { chosen, leftOut }) && <Note icon={HomeIcon}>{t('sharing.home')}</Note>}
      {/* Below the switches, because it grows: a switch must not move under the finger. */}
      <Preview story={sharedStoryOf(source, chosen, leftOut)} empty={empty} />
      <TextField
        label={t('sharing.name')}
        help={t('sharing.name.help')}
        value={name}
        onValue={setName}
        maxLength={80}
        autoComplete="off"
      />
      <Note icon={LinkIcon}>
        {t('sharing.who')} {t('sharing.frozen')} {t('sharing.revocable')}
      </Note>
      <Card className={styles.live}>
        <h2>{t('sharing.live')}</h2>
        <LiveLinks />
      </Card>
    </Screen>
  );
}
