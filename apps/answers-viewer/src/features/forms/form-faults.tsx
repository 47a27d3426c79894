import type { InputFault } from '@lykta/domain';
import { useTranslation } from 'react-i18next';
import { faultTextId, placeOf, type FaultPlace } from './fault-text.ts';
import styles from './import-form.module.css';

/** The faults of a form that was refused, each with the question it belongs to. */
export function FormFaults({ faults }: { readonly faults: readonly InputFault[] }) {
  const { t } = useTranslation();
  const words = ({ question, answer, field }: FaultPlace) =>
    [
      question === undefined ? t('forms.fault.form') : t('forms.fault.question', { id: question }),
      ...(answer === undefined ? [] : [t('forms.fault.answer', { id: answer })]),
      ...(field === '' || field === 'metadata' ? [] : [field]),
    ].join(', ');
  return (
    <ul className={styles.problems}>
      {faults.map((fault) => (
        <li key={`${fault.path} ${fault.message}`}>
          <b>{words(placeOf(fault))}:</b> {t(faultTextId(fault), { named: fault.named ?? '' })}
        </li>
      ))}
    </ul>
  );
}
