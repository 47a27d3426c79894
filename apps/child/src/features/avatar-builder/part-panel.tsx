import { Avatar, coversHair, palettes, parts as catalogue, takenOff } from '@lykta/avatar';
import { localText, type Parts } from '@lykta/domain';
import { Note, PictureGrid, Swatches } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import styles from './builder.module.css';
import { wearing, type Choice, type SingleGroup } from './making.ts';

interface Props {
  group: SingleGroup;
  parts: Parts;
  onChoose: (choice: Choice) => void;
}

/** Groups of wide, low parts; their tiles are wide too. */
const wide: readonly SingleGroup[] = ['EYES', 'MOUTHS', 'NOSES', 'EYEWEARS'];

/** One group: its colours and its parts, each shown on the child's own figure. */
export function PartPanel({ group, parts, onChoose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const palette = palettes[group];
  const worn = parts[group];
  const groupName = t(`builder.group.${group}`);
  return (
    <div className={styles.panel}>
      {palette && worn && worn.id !== 'empty' && (
        <Swatches
          hideLabel
          label={t('builder.colour')}
          options={palette.map(({ color, name }) => ({
            value: color,
            colour: color,
            label: localText(name, language),
          }))}
          value={worn.color ?? null}
          onChoose={(color) => onChoose({ kind: 'colour', group, color })}
        />
      )}
      {group === 'HAIR' && coversHair.includes(parts.HEADWEARS?.id ?? 'empty') && (
        <Note>{t('builder.hair-covered')}</Note>
      )}
      <PictureGrid
        label={groupName}
        hideLabel
        hideWords
        fill={wide.includes(group) ? 'wide' : 'square'}
        value={worn?.id ?? 'empty'}
        onChoose={(id) => onChoose({ kind: 'part', group, id })}
        options={catalogue[group].map(({ id, name }) => ({
          value: id,
          label: localText(name, language),
          picture: (
            <Avatar
              avatar={{ type: 'PARTS', data: wearing({ ...parts, ...takenOff[group] }, group, id) }}
              size={group}
              label=""
            />
          ),
        }))}
      />
    </div>
  );
}
