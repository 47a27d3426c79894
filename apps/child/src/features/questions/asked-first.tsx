import { useInvitationsQuery } from '@lykta/api';
import { FormIcon, Tile } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { formPath } from '../../frame/form-paths.ts';
import { useFormName } from '../../frame/use-form-name.ts';
import { requestedForms, type RequestedForm } from './list/availability.ts';

/** The form that an organisation asks for first, one press away on home. */
export function AskedFirst() {
  const { data } = useInvitationsQuery();
  const next = requestedForms(data?.accepted ?? []).find(({ availability }) => availability === 'available');
  return next ? <Asked requested={next} /> : null;
}

function Asked({ requested: { invitation, request, form } }: { requested: RequestedForm }) {
  const { t } = useTranslation();
  const name = useFormName(form);
  return (
    <Tile
      icon={FormIcon}
      tone="lantern"
      href={formPath({ ...form, request: { invitation: invitation.id, request } })}
      note={name}
    >
      {t('questions.asked', { unit: invitation.unit })}
    </Tile>
  );
}
