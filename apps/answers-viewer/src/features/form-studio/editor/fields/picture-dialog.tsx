import { useLanguage } from '@lykta/app-shell';
import { localText, pictureNames, pictures, searchable, type PictureName } from '@lykta/domain';
import { Pictogram } from '@lykta/pictograms';
import { Button, Dialog, PictureGrid, TextField } from '@lykta/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './picture-dialog.module.css';

interface Props {
  value: PictureName | undefined;
  /** Undefined: no picture. */
  onChoose: (picture: PictureName | undefined) => void;
  onClose: () => void;
}

/** Chooses the picture that shows an answer to a child who reads little. */
export function PictureDialog({ value, onChoose, onClose }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const [text, setText] = useState('');
  const wanted = searchable(text.trim());
  const found = pictureNames.filter((name) =>
    searchable(localText(pictures[name], language)).includes(wanted),
  );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('picture.title')}
      actions={
        <>
          {value && (
            <Button look="secondary" size="compact" onClick={() => onChoose(undefined)}>
              {t('picture.remove')}
            </Button>
          )}
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <TextField size="compact" type="search" label={t('library.search')} value={text} onValue={setText} />
      <div className={styles.shelf}>
        <PictureGrid
          label={t('picture.title')}
          hideLabel
          options={found.map((name) => ({
            value: name,
            label: localText(pictures[name], language),
            picture: <Pictogram name={name} />,
          }))}
          value={value ?? null}
          onChoose={(name) => onChoose(pictureNames.find((one) => one === name))}
        />
      </div>
    </Dialog>
  );
}
