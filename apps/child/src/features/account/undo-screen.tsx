import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, useLinkToken, useUndoLoginMutation } from '@lykta/api';
import { Button, Card, FormError, LinkButton, QuietScene } from '@lykta/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { useCloseSession } from '../../frame/session/session.ts';
import styles from './account.module.css';

/**
 * /undo: restores the earlier login with the link from the message, after somebody changed how this child signs in
 * (docs/product.md §4).
 */
export function UndoScreen() {
  const location = useLocation();
  const [token] = useLinkToken(location, useNavigate());
  if (location.state === 'undone') return <Undone />;
  return token === undefined ? <OpenAgain /> : <Undo token={token} />;
}

function Undo({ token }: { token: string }) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const navigate = useNavigate();
  const close = useCloseSession();
  const [undo, { isLoading, error }] = useUndoLoginMutation();
  const bringBack = async () => {
    const reply = await undo(token);
    if (reply.error) return;
    // Closing the session unmounts this screen, so the success is kept in the history state of the next one.
    void navigate(paths.undo, { replace: true, state: 'undone' });
    close();
  };
  const isTooLate = error !== undefined && [401, 403, 410].includes(failureOf(error).status);
  return (
    <Screen title={t('account.undo.title')} intro={t('account.undo.intro')} back={paths.start} view="undo">
      <Card className={styles.consent}>
        <h2>{t('account.undo.what')}</h2>
        <ul>
          <li>{t('account.undo.what.1')}</li>
          <li>{t('account.undo.what.2')}</li>
          <li>{t('account.undo.what.3')}</li>
        </ul>
      </Card>
      <FormError>{error && (isTooLate ? t('account.undo.expired') : textOf(error))}</FormError>
      {isTooLate ? (
        <LinkButton href={paths.resetPassword}>{t('account.login.forgot')}</LinkButton>
      ) : (
        <Button busy={isLoading} onClick={() => void bringBack()}>
          {t('account.undo.submit')}
        </Button>
      )}
      <LinkButton look="quiet" href={paths.start}>
        {t('account.undo.was-me')}
      </LinkButton>
    </Screen>
  );
}

function Undone() {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('account.undo.done')}
      intro={t('account.undo.done.text')}
      header={<QuietScene place="rest" header={<ScreenHeader to={paths.start} />} />}
      view="undone"
      foot={<LinkButton href={paths.login}>{t('account.login.submit')}</LinkButton>}
    />
  );
}

/** Shown after a reload, because the token is only in the link. */
function OpenAgain() {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('account.undo.again')}
      intro={t('account.undo.again.text')}
      header={<QuietScene place="gate" header={<ScreenHeader to={paths.start} />} />}
      view="again"
      foot={<LinkButton href={paths.start}>{t('frame.to-home')}</LinkButton>}
    />
  );
}
