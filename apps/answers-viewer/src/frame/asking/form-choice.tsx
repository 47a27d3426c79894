import type { StaffForm } from '@lykta/domain';
import { CheckCards, FormError } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';

interface Props {
  forms: StaffForm[];
  /** Ids in the order in which the child gets the forms. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
  error?: string;
}

/** Chooses the forms to send; the child answers them in the order of choosing. */
export function FormChoice({ forms, chosen, onChange, error }: Props) {
  const { t } = useTranslation();
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  // A form that is asked already can be taken away, also when it is retired.
  const offered = forms.filter(({ id, retired }) => !retired || chosen.includes(id));
  // What the organisation wrote itself stands first: below fifteen others it was not found.
  const inOrder = [...offered.filter(({ own }) => own), ...offered.filter(({ own }) => !own)];
  return (
    <div>
      <CheckCards
        label={t('invitation.forms')}
        options={inOrder.map((form) => {
          const place = chosen.indexOf(form.id) + 1;
          const order = place > 0 && chosen.length > 1 ? t('invitation.forms.place', { place }) : undefined;
          return {
            value: form.id,
            label: form.name,
            help: form.retired ? t('invitation.forms.retired') : order,
          };
        })}
        values={chosen}
        onToggle={toggle}
        inColumns
      />
      {error && <FormError>{error}</FormError>}
    </div>
  );
}
