import { Confetti, Lantern, LightCord, LinkButton, Pool } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLocation } from 'react-router-dom';
import { ReadByItself } from '../../frame/easier/read-by-itself.tsx';
import type { DoneState } from '../../frame/form-paths.ts';
import { isCalm } from '../../frame/look/show-look.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import styles from './done.module.css';

/**
 * All pending questions are answered (docs/product.md §2, form/done). After a hard answer nothing celebrates: the
 * lantern is lit, and help comes first.
 */
export function DoneScreen() {
  const { t } = useTranslation();
  const { hard = false }: DoneState = useLocation().state ?? {};
  // With reduced motion, and in the calm look, only the lantern is lit.
  const [still] = useState(() => isCalm() || matchMedia('(prefers-reduced-motion: reduce)').matches);
  // The paper stars come when the cord and the lantern are lit: together they are too much work for one frame.
  const [lit, setLit] = useState(false);
  const title = t('questions.done.title');
  const intro = t(hard ? 'questions.done.hard' : 'questions.done.text');
  return (
    <Screen
      title={title}
      intro={intro}
      back={paths.home}
      foot={
        <>
          {hard && <LinkButton href={paths.support}>{t('questions.done.help')}</LinkButton>}
          <LinkButton look={hard ? 'secondary' : 'primary'} href={paths.home}>
            {t('questions.done.home')}
          </LinkButton>
          {!hard && (
            <LinkButton look="quiet" href={paths.story}>
              {t('questions.done.story')}
            </LinkButton>
          )}
        </>
      }
    >
      <ReadByItself parts={[title, intro]} />
      {!hard && <LightCord />}
      <div className={styles.light} data-last={!hard || undefined} onAnimationEnd={() => setLit(true)}>
        <Pool size="20rem" />
        <Lantern size={160} />
      </div>
      {!still && !hard && lit && <Confetti label={t('questions.done.confetti')} />}
    </Screen>
  );
}

// In one file with it: each ends a form.
export { SentScreen } from './sent-screen.tsx';
