import { Card, LinkButton, QuietScene } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLocation } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { useUsername } from '../../frame/account/username.ts';
import styles from './account.module.css';
import { AskForCode } from './ask-for-code.tsx';
import { TypeCode } from './type-code.tsx';

/** Reads the path of the previous screen, to go back to. */
function backOf(state: unknown): string {
  const named = typeof state === 'object' && state !== null && 'backTo' in state ? state.backTo : undefined;
  return typeof named === 'string' ? named : paths.settings;
}

/** /settings/verify: an optional proof that the number or address belongs to the child (docs/product.md §4). */
export function VerifyScreen() {
  const { t } = useTranslation();
  const back = backOf(useLocation().state);
  const name = useUsername();
  const [step, setStep] = useState<'ask' | 'code' | 'done'>('ask');
  switch (step) {
    case 'ask':
      return (
        <Screen title={t('account.verify.title')} intro={t('account.verify.intro')} back={back} view="ask">
          <Card className={styles.consent}>
            <ul>
              <li>{t('account.verify.why.1')}</li>
              <li>{t('account.verify.why.2')}</li>
              <li>{t('account.verify.why.3')}</li>
            </ul>
          </Card>
          <AskForCode name={name} onSent={() => setStep('code')} />
          <LinkButton look="quiet" href={back}>
            {t('account.verify.not-now')}
          </LinkButton>
        </Screen>
      );
    case 'code':
      return (
        <Screen
          title={t('account.verify.code.title')}
          intro={t(`account.verify.code.sent.${name.method}`)}
          back={back}
          view="code"
        >
          <TypeCode onDone={() => setStep('done')} onAgain={() => setStep('ask')} />
        </Screen>
      );
    case 'done':
      return (
        <Screen
          title={t('account.verify.done')}
          intro={t('account.verify.done.text')}
          header={<QuietScene place="rest" header={<ScreenHeader to={back} />} />}
          view="done"
          foot={<LinkButton href={paths.invitations}>{t('account.verify.invitations')}</LinkButton>}
        />
      );
    default:
      return step satisfies never;
  }
}
