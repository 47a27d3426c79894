import { BEB_FORM } from '@lykta/domain';
import { Disclosure } from '@lykta/ui';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The form's id. */
  form: string;
  /** Who reads the answers of a contact's form; absent for an own form. */
  unit?: string;
}

/** Why something is asked, who can read the answer, and whether it can be changed. True for the form at hand. */
export function WhyWeAsk({ form, unit = '' }: Props) {
  const { t } = useTranslation();
  const kind = unit !== '' ? 'asked' : form === BEB_FORM.id ? 'beb' : 'own';
  return (
    <Disclosure summary={t('questions.why')}>
      <p>{t(`questions.why.${kind}`, { unit })}</p>
      <p>{t(`questions.why.${kind}.who`, { unit })}</p>
      <p>{t(`questions.why.${kind}.change`, { unit })}</p>
    </Disclosure>
  );
}
