import { useLanguage } from '@lykta/app-shell';
import { adviceText, leftOutText, phrase, toForm, type Imported } from '@lykta/form-studio';
import { FormError, Note } from '@lykta/ui';
import styles from './import-form.module.css';

/** What of a form in another format did not come along, and the faults that keep it from being used. */
export function ForeignFile({ imported: { draft, leftOut } }: { readonly imported: Imported }) {
  const language = useLanguage();
  const { faults } = toForm(draft);
  const placeOf = (question: string | null) =>
    question === null
      ? phrase('eye.form', language)
      : phrase('place.question', language, {
          number: draft.questions.findIndex(({ id }) => id === question) + 1,
        });
  return (
    <>
      {faults.length > 0 && (
        <FormError>
          {phrase('in.faults', language)}
          <ul className={styles.problems}>
            {faults.map((fault, index) => (
              <li key={`${fault.rule} ${fault.question} ${index}`}>
                <b>{placeOf(fault.question)}:</b> {adviceText(fault, language)}
              </li>
            ))}
          </ul>
        </FormError>
      )}
      {leftOut.length > 0 && (
        <Note>
          {phrase('in.left-out', language)}
          <ul className={styles.problems}>
            {leftOut.map((each, index) => (
              <li key={`${each.place} ${each.why} ${index}`}>
                <b>{phrase('in.place', language, { place: each.place })}:</b> {leftOutText(each, language)}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
