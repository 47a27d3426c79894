import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useSaveGenderMutation } from '@lykta/api';
import { genders, type Gender } from '@lykta/domain';
import { Button, ForwardIcon, FormError, RadioCards, ToggleChips } from '@lykta/ui';
import { FilmButton } from '../../frame/film/film-button.tsx';
import { StepScreen, type StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: StepFrame;
  gender: Gender | null;
}

/** Shown first; the others are below (docs/product.md §2, onboarding). */
const first: readonly Gender[] = ['FEMALE', 'MALE'];

/** Asks for gender; one press saves, and it can be skipped. */
export function GenderStep({ frame, gender }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [save, { isLoading, error }] = useSaveGenderMutation();
  const choose = async (value: string | null) => {
    const chosen = genders.find((one) => one === value) ?? null;
    const saved = await save(chosen);
    if (!saved.error) frame.onDone();
  };
  const choices = genders.map((value) => ({ value, label: t(`profile.gender.${value}`) }));
  const shared = { label: t('profile.gender.title'), hideLabel: true };
  return (
    <StepScreen
      frame={frame}
      title={t('profile.gender.title')}
      intro={t('profile.gender.intro')}
      foot={
        <Button look="quiet" iconEnd={ForwardIcon} busy={isLoading} onClick={() => void choose(null)}>
          {t('profile.skip')}
        </Button>
      }
    >
      <FilmButton film="gender" note={t('profile.gender.film.note')}>
        {t('profile.gender.film')}
      </FilmButton>
      <RadioCards
        {...shared}
        options={choices.filter(({ value }) => first.includes(value))}
        value={gender}
        onChoose={(value) => void choose(value)}
      />
      <ToggleChips
        {...shared}
        label={t('profile.gender.others')}
        options={choices.filter(({ value }) => !first.includes(value))}
        values={gender ? [gender] : []}
        onToggle={(value) => void choose(value)}
      />
      {error && <FormError>{textOf(error)}</FormError>}
    </StepScreen>
  );
}
