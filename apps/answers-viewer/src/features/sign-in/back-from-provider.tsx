import { staffApi, useFinishIdentityMutation } from '@lykta/api';
import { FormError, Lantern, LinkButton, Stack } from '@lykta/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLocation, useNavigate } from 'react-router-dom';
import { Loading } from '../../frame/loading.tsx';
import { SignedOut } from '../../frame/signed-out.tsx';
import { useAppDispatch } from '../../frame/use-app-dispatch.ts';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { usePageTitle } from '../../frame/use-page-title.ts';

/** The page to which an identity provider sends the browser back: signs in, or says why not. */
export function BackFromProvider() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { search, pathname } = useLocation();
  const [finish, { error }] = useFinishIdentityMutation();
  // The code in the address is good for one try.
  const answer = useRef<string | null>(search.slice(1));
  usePageTitle(t('sign-in.own.back'));
  useEffect(() => {
    const given = answer.current;
    if (given === null) return;
    answer.current = null;
    const signIn = async () => {
      // The code leaves the address bar and the history at once.
      await navigate(pathname, { replace: true });
      if (given === '') return navigate('/sign-in', { replace: true });
      const { data } = await finish({ answer: given });
      if (!data) return;
      await dispatch(staffApi.util.upsertQueryData('staff', undefined, data));
      await navigate('/', { replace: true });
    };
    void signIn();
  }, [dispatch, finish, navigate, pathname]);
  if (error === undefined) {
    return (
      <SignedOut title={t('sign-in.own.back')} intro={t('sign-in.own.wait')} picture={<Lantern size={72} />}>
        <Loading parts={['line']} />
      </SignedOut>
    );
  }
  return (
    <SignedOut title={t('sign-in.own.failed')} picture={<Lantern size={72} />}>
      <Stack>
        <FormError>{failureText(error)}</FormError>
        <LinkButton href="/sign-in">{t('sign-in.own.again')}</LinkButton>
      </Stack>
    </SignedOut>
  );
}
