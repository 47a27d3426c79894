import type { ComponentPropsWithRef } from 'react';
import { FormIcon } from '../../icon/icons.ts';
import { cx } from '../../cx.ts';
import { FieldFrame, type FieldWords } from '../frame.tsx';
import styles from './file-field.module.css';

type InputRest = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'className'
>;

export type FileFieldProps = FieldWords &
  InputRest & {
    /** Name of the chosen file. */
    chosen?: string;
    /** "Välj fil" and "Ingen fil vald": the browser would show both in its own language. */
    texts: { choose: string; none: string };
    /** Called with the file, or with undefined when the choice is removed. */
    onFile: (file: File | undefined) => void;
  };

/** A file field. Its texts are the app's, because the browser's own are in the browser's language. */
export function FileField({ label, help, error, size, id, chosen, texts, onFile, ...rest }: FileFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} size={size} id={id}>
      {({ className, ...control }) => (
        <>
          <span className={styles.button} aria-hidden="true">
            <FormIcon size="small" />
            {texts.choose}
          </span>
          <span className={styles.name} data-chosen={chosen ? '' : undefined}>
            {chosen ?? texts.none}
          </span>
          <input
            {...control}
            type="file"
            className={cx(className, styles.input)}
            onChange={(event) => onFile(event.target.files?.[0])}
            {...rest}
          />
        </>
      )}
    </FieldFrame>
  );
}
