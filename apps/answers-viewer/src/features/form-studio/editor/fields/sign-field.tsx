import { formSigns, namesOf } from '@lykta/domain';
import { SelectField } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';

interface Props {
  /** The stored emoji; '' for none. */
  icon: string;
  onIcon: (icon: string) => void;
}

/** The drawing that a form without an area has in the child's list. Any other emoji is shown there as a sheet of paper. */
export function SignField({ icon, onIcon }: Props) {
  const { t } = useWords();
  const known = namesOf(formSigns).find((name) => formSigns[name] === icon);
  return (
    <SelectField
      id={idOf({ field: 'icon' })}
      size="compact"
      label={t('form.icon')}
      help={t('form.icon.help')}
      value={known ? icon : ''}
      onValue={onIcon}
      options={[
        { value: '', label: t('form.icon.none') },
        ...namesOf(formSigns).map((name) => ({ value: formSigns[name], label: t(`form.icon.${name}`) })),
      ]}
    />
  );
}
