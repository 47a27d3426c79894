import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf, useJoinSittingMutation } from '@lykta/api';
import { plainCode, SITTING_CODE_LENGTH } from '@lykta/domain';
import { Button, CodeField } from '@lykta/ui';
import { useState, type SubmitEvent } from 'react';
import { paths } from '../../../frame/paths.ts';
import { Screen } from '../../../frame/screen/screen.tsx';

const FORM = 'together-code';

/** The code that opens the form on this device. */
export function TogetherCode({ onOpen }: { onOpen: (token: string) => void }) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [typed, setTyped] = useState('');
  const [join, { isLoading, error, reset }] = useJoinSittingMutation();
  const code = plainCode(typed);
  const isWhole = code.length === SITTING_CODE_LENGTH;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    const { data } = await join(code);
    if (data) onOpen(data.token);
  };
  const isWrong = error !== undefined && failureOf(error).code === 'code-not-found';
  return (
    <Screen
      view="code"
      title={t('together.code.title')}
      intro={t('together.code.intro')}
      back={paths.start}
      foot={
        <Button type="submit" form={FORM} disabled={!isWhole} busy={isLoading}>
          {t('together.code.ok')}
        </Button>
      }
    >
      <form id={FORM} onSubmit={(event) => void submit(event)} noValidate>
        <CodeField
          label={t('together.code.label')}
          help={t('together.code.help')}
          length={SITTING_CODE_LENGTH}
          error={error && (isWrong ? t('together.code.wrong') : textOf(error))}
          value={typed}
          onValue={(value) => {
            setTyped(value);
            reset();
          }}
        />
      </form>
    </Screen>
  );
}
