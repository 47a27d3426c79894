import { useFormListQuery } from '@lykta/api';
import { AreaPicture, LinkButton, LockIcon, themeOf } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { formPath, sentPath } from '../../../frame/form-paths.ts';
import { useFormName } from '../../../frame/use-form-name.ts';
import { useLastDay } from '../../../frame/use-last-day.ts';
import type { RequestedForm } from './availability.ts';
import { FormMark } from './form-mark.tsx';
import { FormRow } from './form-row.tsx';

/** A requested form: done, available or locked (docs/product.md §4, Form availability on home). */
export function RequestedFormRow({ requested }: { requested: RequestedForm }) {
  const { t } = useTranslation();
  const { invitation, form, availability } = requested;
  const name = useFormName(form);
  const lastDayText = useLastDay();
  const { data } = useFormListQuery();
  const listed = data?.find(({ id, version }) => id === form.id && version === form.version);
  const area = listed && themeOf(listed).area;
  const request = { invitation: invitation.id, request: requested.request };
  const notes = {
    done: 'questions.list.sent',
    available: 'questions.list.waiting',
    locked: 'questions.list.locked',
  } as const;

  return (
    <FormRow
      tint={listed ? themeOf(listed).tint : 'var(--quiet)'}
      picture={area ? <AreaPicture area={area} size={44} /> : <FormMark icon={listed?.icon} />}
      opens={area && availability === 'available' ? formPath({ ...form, request }) : undefined}
      name={name}
      way={
        <>
          {t(requested.answeredBack ? 'invitations.form.answered' : notes[availability], {
            unit: invitation.unit,
          })}
          {availability === 'available' && requested.lastDay !== undefined && (
            <>
              <br />
              <span>{lastDayText(requested.lastDay)}</span>
            </>
          )}
        </>
      }
    >
      {availability === 'locked' ? (
        <LockIcon />
      ) : (
        <LinkButton
          size="small"
          look={availability === 'available' ? 'primary' : 'secondary'}
          href={availability === 'done' ? sentPath(form, request) : formPath({ ...form, request })}
          aria-label={t(availability === 'done' ? 'questions.list.look.form' : 'questions.list.answer.form', {
            name,
          })}
        >
          {t(availability === 'done' ? 'questions.list.look' : 'questions.list.answer')}
        </LinkButton>
      )}
    </FormRow>
  );
}
