import { failureOf } from '@lykta/api';
import type { DraftRef } from '@lykta/domain';
import { FormError, Link } from '@lykta/ui';
import { useFailureText } from '../../../frame/use-failure-text.ts';
import { useWords } from '../words/use-words.ts';

/** Why no draft was begun; where somebody writes on the form already, the way to that draft. */
export function NotBegun({ error }: { readonly error: unknown }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { code, problem } = failureOf(error);
  if (code !== 'draft-exists') return <FormError>{failureText(error)}</FormError>;
  const { draft } = problem?.current as DraftRef;
  return (
    <FormError>
      {t('new.exists')} <Link href={`/forms/drafts/${draft}`}>{t('new.exists.open')}</Link>
    </FormError>
  );
}
