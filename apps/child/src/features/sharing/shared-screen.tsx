import { failureOf, useLinkToken, useSharedStoryQuery } from '@lykta/api';
import { Button, LinkButton, QuietScene } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { AboutLykta } from './about-lykta.tsx';
import { HowToTalk } from './how-to-talk.tsx';
import { SharedStoryView } from './shared-story-view.tsx';
import styles from './shared.module.css';

/** What an adult with a link reads, signed in or not (docs/product.md §2, share: viewer mode). */
export function SharedScreen() {
  const [token] = useLinkToken(useLocation(), useNavigate());
  return token ? <OpenedLink token={token} /> : <OpenAgain />;
}

function OpenedLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const { data: story, error } = useSharedStoryQuery(token);
  if (story)
    return (
      <div className={styles.sheet}>
        <Screen
          title={t('shared.title')}
          intro={t('shared.intro')}
          header={<ScreenHeader lead="brand" to={paths.start} />}
        >
          <AboutLykta />
          <SharedStoryView story={story} />
          <HowToTalk />
          <p className={styles.lasts}>{t('shared.lasts')}</p>
          <div className={styles.unprinted}>
            <Button look="secondary" onClick={() => window.print()}>
              {t('shared.print')}
            </Button>
          </div>
        </Screen>
      </div>
    );
  if (!error) return <LoadingScreen />;
  const { status } = failureOf(error);
  const ended = status === 410;
  const unknown = status === 404 || status === 400 || status === 401;
  return ended || unknown ? <LinkGone madeUp={unknown} /> : <ErrorScreen error={error} to={paths.start} />;
}

/** Shown after a reload, because the key is only in the link. */
function OpenAgain() {
  const { t } = useTranslation();
  return <Closed title={t('shared.again.title')} text={t('shared.again.text')} />;
}

/** The link was revoked, has expired, or never existed: a kind message, with what to do. */
function LinkGone({ madeUp }: { madeUp: boolean }) {
  const { t } = useTranslation();
  return (
    <Closed title={t('shared.gone.title')} text={t('shared.gone.text')}>
      {madeUp && <p>{t('shared.gone.made-up')}</p>}
    </Closed>
  );
}

function Closed({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const header = <ScreenHeader lead="brand" to={paths.start} />;
  return (
    <Screen
      title={title}
      intro={text}
      header={<QuietScene place="gate" header={header} />}
      foot={
        <LinkButton look="secondary" href={paths.start}>
          {t('shared.to-start')}
        </LinkButton>
      }
    >
      {children}
    </Screen>
  );
}
