import { useFormQuery } from '@lykta/api';
import type { OpenDraft } from '@lykta/domain';
import { draftOf, type Draft } from '@lykta/form-studio';
import { skipToken } from '@reduxjs/toolkit/query';
import { useWords } from '../words/use-words.ts';
import { Differences } from './differences.tsx';

/** What differs from the version before; of a new form, that there is none. */
export function SinceLast({ last, draft }: { readonly last: OpenDraft['last']; readonly draft: Draft }) {
  const { t } = useWords();
  const { data } = useFormQuery(last ?? skipToken);
  if (!last) return <p>{t('publish.first')}</p>;
  return data ? <Differences before={draftOf(data)} after={draft} /> : null;
}
