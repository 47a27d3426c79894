import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, useLazyInvitationByCodeQuery, useProfileQuery } from '@lykta/api';
import { CODE_MIN, plainCode } from '@lykta/domain';
import { Button, CodeField } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { StandingFigure } from '../../frame/profile/standing-figure.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { keepCode } from '../../frame/storage/codes.ts';

const FORM = 'code-form';

/** The page to type an invitation code (docs/product.md §2 code, §5). */
export function CodeScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const textOf = useFailureText();
  const { data: profile } = useProfileQuery();
  const [typed, setTyped] = useState('');
  const [look, { isFetching, error }] = useLazyInvitationByCodeQuery();
  const [changed, setChanged] = useState(false);
  const code = plainCode(typed);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length < CODE_MIN) return;
    setChanged(false);
    const { data } = await look(code);
    if (!data) return;
    keepCode(code);
    void navigate(paths.acceptInvitation);
  };

  // An impossible code is also "not found": only the server knows the valid characters.
  const failure = error && !changed ? failureOf(error) : undefined;
  const text =
    failure?.code === 'invalid-input' || failure?.code === 'not-found'
      ? t('error.code-not-found')
      : failure && textOf(failure);

  return (
    <Screen
      title={t('invitations.code.title')}
      intro={t('invitations.code.intro')}
      foot={
        <Button type="submit" form={FORM} disabled={code.length < CODE_MIN} busy={isFetching}>
          {t('invitations.code.ok')}
        </Button>
      }
    >
      <StandingFigure avatar={profile?.avatar} size="small">
        <form id={FORM} onSubmit={(event) => void submit(event)}>
          <CodeField
            label={t('invitations.code.label')}
            help={t('invitations.code.help')}
            error={text}
            value={typed}
            onValue={(value) => {
              setTyped(value);
              setChanged(true);
            }}
          />
        </form>
      </StandingFigure>
    </Screen>
  );
}
