import { failureOf, staffApi, useStaffSignInMutation } from '@lykta/api';
import { Button, FormError, Lantern, Link, Note, PasswordField, TextField } from '@lykta/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useAppDispatch } from '../../frame/use-app-dispatch.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBotCheck } from '../../frame/bot-check/use-bot-check.tsx';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { SignedOut } from '../../frame/signed-out.tsx';
import { OwnSignIn } from './own-sign-in.tsx';

/** Router state from the guard: the page that was requested, and whether a session ended there. */
type CameFrom = { from?: string; ended?: boolean } | null;

/** The sign-in page: e-mail and password, and a code when the server requires it. */
export function SignIn() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const cameFrom: CameFrom = useLocation().state;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wantsCode, setWantsCode] = useState(false);
  const [signIn] = useStaffSignInMutation();
  const [error, setError] = useState<unknown>();
  const [isLoading, setLoading] = useState(false);
  const botCheck = useBotCheck('staff-login');
  usePageTitle(t('sign-in.title'));
  const first = useRef<HTMLInputElement>(null);
  // Whoever opens the address types at once; who is on the page already keeps the focus.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus();
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = { email: email.trim(), password, ...(code.trim() ? { code: code.trim() } : {}) };
    setLoading(true);
    setError(undefined);
    try {
      const staff = await botCheck.call((altcha) => signIn({ ...typed, altcha }).unwrap());
      await dispatch(staffApi.util.upsertQueryData('staff', undefined, staff));
      await navigate(staff.enrol ? '/enrol' : (cameFrom?.from ?? '/'), { replace: true });
    } catch (refusal) {
      if (failureOf(refusal).code === 'code-needed') setWantsCode(true);
      setError(refusal);
    } finally {
      setLoading(false);
    }
  };

  const asksForCode = wantsCode && error !== undefined && failureOf(error).code === 'code-needed';
  return (
    <SignedOut title={t('sign-in.title')} intro={t('sign-in.intro')} picture={<Lantern size={72} />}>
      {cameFrom?.ended && error === undefined && <Note>{t('sign-in.ended')}</Note>}
      <OwnSignIn />
      <form onSubmit={(event) => void submit(event)} noValidate={botCheck.isAsked}>
        <TextField
          ref={first}
          label={t('sign-in.email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onValue={setEmail}
        />
        <PasswordField
          label={t('sign-in.password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onValue={setPassword}
          texts={{ show: t('sign-in.password.show'), hide: t('sign-in.password.hide') }}
        />
        {wantsCode && (
          <TextField
            label={t('sign-in.code')}
            help={t('sign-in.code.help')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onValue={setCode}
          />
        )}
        {asksForCode && <Note>{t('sign-in.code.needed')}</Note>}
        {botCheck.field}
        {error !== undefined && !asksForCode && <FormError>{failureText(error)}</FormError>}
        <Button type="submit" busy={isLoading}>
          {t('sign-in.submit')}
        </Button>
        <Link href="/resetpwd">{t('sign-in.forgot')}</Link>
      </form>
    </SignedOut>
  );
}
