import { useProfileQuery } from '@lykta/api';
import { namedIn } from '@lykta/domain';
import { useLanguage } from '../../frame/language.ts';
import { useKnown } from '../../frame/use-known.tsx';
import { wordsOf, type Statement, type StatementWords } from './statements.ts';

/** Puts statements into words, in the child's language and with its names of persons and homes. */
export function useStatementWords(): (statement: Statement) => StatementWords {
  const { language } = useLanguage();
  const known = useKnown();
  const { data: profile } = useProfileQuery();
  const named = namedIn(profile ?? { persons: {}, houses: {} });
  return (statement) => wordsOf(statement, language, { named, label: (id) => known(id).label });
}
