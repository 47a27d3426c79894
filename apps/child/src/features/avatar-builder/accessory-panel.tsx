import { Avatar, noPart, onTheHead, parts as catalogue } from '@lykta/avatar';
import { localText, type Parts } from '@lykta/domain';
import { PictureToggles } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { accessoriesOf, type Choice } from './making.ts';

interface Props {
  parts: Parts;
  onChoose: (choice: Choice) => void;
}

/** What a figure has besides clothes, several at once; each tile shows one of them alone. */
export function AccessoryPanel({ parts, onChoose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const worn = accessoriesOf(parts).map(({ id }) => id);
  return (
    <PictureToggles
      label={t('builder.several')}
      values={worn.length > 0 ? worn : [noPart]}
      onToggle={(id) => onChoose({ kind: 'accessory', id })}
      options={catalogue.ACCESSORIES.map(({ id, name }) => ({
        value: id,
        label: localText(name, language),
        picture: (
          <Avatar
            avatar={{ type: 'PARTS', data: { ...parts, ACCESSORIES: [{ id }] } }}
            size={onTheHead.includes(id) ? 'HEADS' : 'full'}
            label=""
          />
        ),
      }))}
    />
  );
}
