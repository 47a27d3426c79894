import { useLanguage } from '@lykta/app-shell';
import { localText, pictures, type AnswerOption } from '@lykta/domain';
import { lazyScreen, PlusIcon } from '@lykta/ui';
import { Suspense, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import looks from './answers.module.css';

const Pictogram = lazyScreen(async () => (await import('./pictogram.ts')).Pictogram);
const PictureDialog = lazyScreen(async () => (await import('./picture-dialog.tsx')).PictureDialog);

interface Props {
  question: string;
  id: string;
  answer: AnswerOption;
  /** The answer, as the button names it. */
  words: string;
}

/** The picture beside an answer, and the way to another one. */
export function AnswerPicture({ question, id, answer: { picture, type }, words }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const { make } = useActs();
  const [isOpen, setOpen] = useState(false);
  if (type === 'skip') return <span />;
  const shown = picture === undefined ? t('picture.none') : localText(pictures[picture], language);
  return (
    <>
      <button
        type="button"
        id={idOf({ answer: id, field: 'picture' })}
        className={looks.picture}
        aria-label={t('picture', { answer: words, picture: shown })}
        onClick={() => setOpen(true)}
      >
        <Suspense>
          {picture === undefined ? <PlusIcon size="small" /> : <Pictogram name={picture} size={32} />}
        </Suspense>
      </button>
      <Suspense>
        {isOpen && (
          <PictureDialog
            value={picture}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              make({ do: 'set-answer', question, answer: id, change: { picture: chosen } });
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
