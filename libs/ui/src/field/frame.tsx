import { useId } from 'react';
import type { ReactNode } from 'react';
import { InfoIcon } from '../icon/icons.ts';
import styles from './field.module.css';

/** What every field has: a label above, help under it, or an error that says what to do. */
export interface FieldWords {
  label: string;
  help?: ReactNode;
  error?: string;
  /** 56 px, or 40 px for adults. */
  size?: 'large' | 'compact';
}

interface ControlAttributes {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldWords {
  id?: string;
  /** Between the label and the help: a button, an icon. */
  before?: ReactNode;
  after?: ReactNode;
  /** Under the field, always there: how strong a password is. */
  note?: ReactNode;
  children: (control: ControlAttributes) => ReactNode;
}

/** Draws a field around a native control and ties label, help and error to it. */
export function FieldFrame({
  label,
  help,
  error,
  size = 'large',
  id,
  before,
  after,
  note,
  children,
}: FieldFrameProps) {
  const made = useId();
  const fieldId = id ?? made;
  const helpId = `${fieldId}-help`;
  const noteId = `${fieldId}-note`;
  const describedBy =
    [help || error ? helpId : '', note ? noteId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field} data-size={size} data-error={error ? '' : undefined}>
      <label htmlFor={fieldId}>{label}</label>
      <div className={styles.box}>
        {before}
        {children({
          id: fieldId,
          className: styles.input,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
        })}
        {after}
      </div>
      {(help || error) && (
        <div id={helpId} className={styles.help}>
          {error ? (
            <>
              <InfoIcon size="small" />
              <span>{error}</span>
            </>
          ) : (
            help
          )}
        </div>
      )}
      {note && (
        <div id={noteId} className={styles.help} aria-live="polite">
          {note}
        </div>
      )}
    </div>
  );
}
