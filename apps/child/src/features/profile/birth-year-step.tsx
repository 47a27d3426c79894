import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useSaveBirthYearMutation } from '@lykta/api';
import { isBirthYear, MAX_AGE, type Avatar } from '@lykta/domain';
import { BirthYearField, Button, FormError } from '@lykta/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { StandingFigure } from '../../frame/profile/standing-figure.tsx';
import { StepScreen, type StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: StepFrame;
  /** 0 = not answered yet. */
  birthYear: number;
  /** The child's figure, which follows along. */
  avatar: Avatar;
}

/** Asks for the birth year: four digits, at most 110 years ago (docs/product.md §5). */
export function BirthYearStep({ frame, birthYear, avatar }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const formId = useId();
  const [typed, setTyped] = useState(birthYear === 0 ? '' : String(birthYear));
  const [save, { isLoading, error }] = useSaveBirthYearMutation();
  const [thisYear] = useState(() => new Date().getFullYear());
  const valid = isBirthYear(Number(typed), thisYear);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!valid) return;
    const saved = await save(Number(typed));
    if (!saved.error) frame.onDone();
  };

  return (
    <StepScreen
      frame={frame}
      title={t('profile.birth-year.title')}
      intro={t('profile.birth-year.intro')}
      foot={
        <Button
          type="submit"
          form={formId}
          busy={isLoading}
          disabled={!valid}
          reason={t('profile.birth-year.reason')}
        >
          {frame.doneLabel}
        </Button>
      }
    >
      <StandingFigure avatar={avatar} size="small">
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
          <BirthYearField
            label={t('profile.birth-year')}
            help={t('profile.birth-year.help')}
            error={
              typed.length === 4 && !valid
                ? t('profile.birth-year.error', { from: thisYear - MAX_AGE, to: thisYear })
                : undefined
            }
            value={typed}
            onValue={setTyped}
            required
          />
        </form>
      </StandingFigure>
      {error && <FormError>{textOf(error)}</FormError>}
    </StepScreen>
  );
}
