import { useProfileQuery } from '@lykta/api';
import { namedIn } from '@lykta/domain';
import { useLanguage } from '../../frame/language.ts';
import { HeadOfMany, useKnown, type Known } from '../../frame/use-known.tsx';
import { wordsOf, type Statement, type StatementWords } from './statements.ts';

/** Reads the statements of a list. */
export interface ReadsStatements {
  /** A statement in the child's language, with its names of persons and homes. */
  wordsOf: (statement: Statement) => StatementWords;
  /** Whom an answer names. */
  known: (id: string) => Known;
}

/** For a whole list: a row that asked for the profile itself would cost more than it shows. */
export function useReadsStatements(): ReadsStatements {
  const { language } = useLanguage();
  const known = useKnown(HeadOfMany);
  const { data: profile } = useProfileQuery();
  const named = namedIn(profile ?? { persons: {}, houses: {} });
  return {
    known,
    wordsOf: (statement) => wordsOf(statement, language, { named, label: (id) => known(id).label }),
  };
}
