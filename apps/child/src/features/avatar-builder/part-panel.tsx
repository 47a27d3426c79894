import { Avatar, coversHair, palettes, parts as catalogue } from '@lykta/avatar';
import type { PartGroup, Parts } from '@lykta/domain';
import { Note, PictureGrid, Swatches } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { wearing, type Choice } from './making.ts';

interface Props {
  group: PartGroup;
  parts: Parts;
  onChoose: (choice: Choice) => void;
}

/** Groups that are seen on the whole figure only; the others on the head. */
const whole: readonly PartGroup[] = ['CLOTHES', 'ACCESSORIES'];

/** Hair is chosen as it grows: a hijab or a cap over it would make every choice look the same. */
function seenOn(parts: Parts, group: PartGroup): Parts {
  return group === 'HAIR' ? { ...parts, HEADWEARS: { id: 'empty' } } : parts;
}

/** One group: its colours, and its parts, each shown on the child's own figure. */
export function PartPanel({ group, parts, onChoose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const palette = palettes[group];
  const worn = parts[group];
  const name = t(`builder.group.${group}`);
  return (
    <>
      {palette && worn && worn.id !== 'empty' && (
        <Swatches
          label={t('builder.colour')}
          options={palette.map(({ color, name: { [language]: label } }) => ({
            value: color,
            colour: color,
            label,
          }))}
          value={worn.color ?? null}
          onChoose={(color) => onChoose({ kind: 'colour', group, color })}
        />
      )}
      {group === 'HAIR' && coversHair.includes(parts.HEADWEARS?.id ?? 'empty') && (
        <Note>{t('builder.hair-covered')}</Note>
      )}
      <PictureGrid
        label={name}
        hideLabel
        hideWords
        value={worn?.id ?? 'empty'}
        onChoose={(id) => onChoose({ kind: 'part', group, id })}
        options={catalogue[group].map(({ id, name: { [language]: label } }) => ({
          value: id,
          label,
          picture: (
            <Avatar
              avatar={{ type: 'PARTS', data: wearing(seenOn(parts, group), group, id) }}
              size={whole.includes(group) ? 'full' : 'thumb'}
              label=""
            />
          ),
        }))}
      />
    </>
  );
}
