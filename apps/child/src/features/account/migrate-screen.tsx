import { LinkButton } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { Consent } from './consent.tsx';
import { LegacyLogin } from './legacy-login.tsx';
import { NewUsername } from './new-username.tsx';
import { useOldLogin } from './use-old-login.ts';

type Step = 'login' | 'consent' | 'username' | 'done';

/** /migrate: replaces an old username by a phone number or e-mail address (docs/product.md §4, Account). */
export function MigrateScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [step, setStep] = useState<Step>('login');
  useOldLogin(step === 'consent' || step === 'username');
  const link = query.get('link');
  if (!link) return <Navigate to={paths.start} replace />;
  switch (step) {
    case 'login':
      return <LegacyLogin link={link} onDone={() => setStep('consent')} />;
    case 'consent':
      return <Consent onAgree={() => setStep('username')} />;
    case 'username':
      return <NewUsername onDone={() => setStep('done')} />;
    case 'done':
      return (
        <Screen
          title={t('account.migrate.done')}
          intro={t('account.migrate.done.text')}
          back={paths.start}
          view="done"
          foot={<LinkButton href={paths.login}>{t('account.login.submit')}</LinkButton>}
        />
      );
    default:
      return step satisfies never;
  }
}
