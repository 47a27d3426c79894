import { own } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import { groupsOf } from '../edit/groups.ts';
import type { Finding } from './finding.ts';

/** Answers that say that none of the others fits. */
const none =
  /^(?:(?:inget|ingen|inga|ingenting|ingenstans)(?: (?:särskilt|speciellt|alls|annat|svårt|just nu|av .*))?|nej|aldrig|(?:jag )?vet inte|(?:jag )?vill inte (?:säga|svara)(?: .*)?)[.!]?$/iu;

/** Finds several answers of which none can be chosen with another, and "Nothing" beside something. */
export function groupFindings({ questions }: Draft): Finding[] {
  return questions.flatMap((question): Finding[] => {
    const groups = [...groupsOf(question).values()];
    const place = { question: question.id };
    if (groups.length > 1 && groups.every((ids) => ids.length === 1))
      return [{ ...place, rule: 'nothing-together', field: 'type' }];
    return groups
      .filter((ids) => ids.length > 1)
      .flatMap((ids) =>
        ids.flatMap((answer): Finding[] => {
          const words = own(question.answers, answer)?.text.sv ?? '';
          const values = { answer: words };
          return none.test(words)
            ? [{ ...place, answer, rule: 'nothing-with-others', field: 'group', values }]
            : [];
        }),
      );
  });
}
