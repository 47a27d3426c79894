import { Checkbox } from '@lykta/ui';
import styles from './check-group.module.css';

interface Props {
  label: string;
  options: readonly { value: string; label: string; help?: string | undefined }[];
  values: readonly string[];
  onToggle: (value: string) => void;
}

/**
 * A group of many lines to choose from, such as answers. Cards, which the children's app has, would each be coloured
 * when chosen: on a narrow window nothing else would be in sight.
 */
export function CheckGroup({ label, options, values, onToggle }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {options.map(({ value, label: text, help }) => (
        <Checkbox
          key={value}
          label={text}
          help={help}
          checked={values.includes(value)}
          onCheck={() => onToggle(value)}
        />
      ))}
    </fieldset>
  );
}
