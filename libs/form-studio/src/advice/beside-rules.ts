import type { Question } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';

/** Finds pictures and links without words, and a way to another form that leads back into this one. */
export function besideFindings({ metadata, questions }: Draft): Finding[] {
  return questions.flatMap(({ id, image, link, form }) => {
    const wrong: readonly (readonly [boolean, Finding['rule'], string])[] = [
      [image?.alt.sv.trim() === '', 'picture-without-words', 'imageAlt'],
      [link?.text.sv.trim() === '', 'link-without-words', 'linkText'],
      [formIn(form) === metadata.id, 'leads-to-itself', 'form'],
    ];
    return wrong.filter(([is]) => is).map(([, rule, field]) => ({ rule, question: id, field }));
  });
}

/** The id of the form that a question leads to: `school` of `school-1`. */
const formIn = (form: Question['form']) => form?.replace(/-\d+$/, '');
