import type { Question } from '@lykta/domain';
import { TextField } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import { WordsField } from './words-field.tsx';

type LinkFieldsProps = Pick<Question, 'id' | 'link'>;

/** A page elsewhere: its address, and the words that lead there. Without an address there is no link. */
export function LinkFields({ id, link }: LinkFieldsProps) {
  const { t } = useWords();
  const { make } = useActs();
  const write = (url: string) =>
    make({
      do: 'set-question',
      question: id,
      change: { link: url === '' ? undefined : { url, text: link?.text ?? { sv: '' } } },
    });
  return (
    <>
      <TextField
        id={idOf({ field: 'link' })}
        size="compact"
        label={t('beside.link')}
        help={t('beside.link.help')}
        inputMode="url"
        maxLength={500}
        value={link?.url ?? ''}
        onValue={write}
      />
      {link && (
        <WordsField
          at={{ question: id, field: 'linkText' }}
          text={link.text}
          label={t('beside.link.words')}
        />
      )}
    </>
  );
}
