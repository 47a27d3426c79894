import type { Profile } from '@lykta/domain';
import { Button, ChevronDownIcon, LinkButton } from '@lykta/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLocation } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { missingStep } from '../../frame/profile/missing-step.ts';

interface Props {
  profile: Profile;
  /** The list of forms. */
  forms: ReactNode;
}

const pathOf = {
  avatar: paths.avatar,
  birthyear: paths.birthYear,
  gender: paths.gender,
  accommodation: paths.accommodation,
} as const;

/** Whether the previous screen wants the list open: /form without an area. */
function wantsForms(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'forms' in state && state.forms === 'open';
}

/** The main button: the missing part of the profile, or the questions (docs/product.md §2, Home). */
export function NextThing({ profile, forms }: Props) {
  const { t } = useTranslation();
  const { state } = useLocation();
  const [open, setOpen] = useState(() => wantsForms(state));
  const listId = useId();
  const missing = missingStep(profile);
  const list = open && <div id={listId}>{forms}</div>;
  if (missing)
    return (
      <>
        <LinkButton href={pathOf[missing]} state={{ backTo: paths.home }}>
          {t('home.make-ready')}
        </LinkButton>
        {list}
      </>
    );
  return (
    <>
      <Button
        iconEnd={ChevronDownIcon}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {t('home.answer')}
      </Button>
      {list}
    </>
  );
}
