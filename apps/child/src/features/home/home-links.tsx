import { useInvitationsQuery } from '@lykta/api';
import type { Profile } from '@lykta/domain';
import {
  Button,
  CodeIcon,
  LogoutIcon,
  MailIcon,
  Row,
  RowList,
  SettingsIcon,
  StoryIcon,
  SupportIcon,
  UserIcon,
} from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import { missingStep } from '../../frame/profile/missing-step.ts';
import { useSignOutHere } from '../../frame/session/sign-out.ts';

interface Props {
  profile: Profile | undefined;
}

/**
 * The links of the home screen, each row with its condition (docs/product.md §2, Home). The profile leads to the
 * settings; without it they stand here, so that a child can always lock the app or delete its account.
 */
export function HomeLinks({ profile }: Props) {
  const { t } = useTranslation();
  const { data: invitations } = useInvitationsQuery();
  const pending = invitations?.pending.length ?? 0;
  const invited = pending > 0 || (invitations?.accepted.length ?? 0) > 0;
  return (
    <>
      <nav aria-label={t('home.more')}>
        <RowList>
          <Row icon={StoryIcon} tone="lantern" href={paths.story}>
            {t('home.story')}
          </Row>
          {profile && !missingStep(profile) && (
            <Row icon={UserIcon} tone="water" href={paths.myProfile}>
              {t('home.profile')}
            </Row>
          )}
          {invited && (
            <Row
              icon={MailIcon}
              tone="heather"
              href={paths.invitations}
              badge={{ count: pending, label: t('home.invitations.new', { count: pending }) }}
            >
              {t('home.invitations')}
            </Row>
          )}
          <Row icon={CodeIcon} tone="plain" href={paths.code}>
            {t('home.code')}
          </Row>
          <Row icon={SupportIcon} tone="clay" href={paths.support}>
            {t('home.support')}
          </Row>
          {profile && missingStep(profile) && (
            <Row icon={SettingsIcon} tone="water" href={paths.settings}>
              {t('home.settings')}
            </Row>
          )}
        </RowList>
      </nav>
      <SignOut />
    </>
  );
}

function SignOut() {
  const { t } = useTranslation();
  const signOut = useSignOutHere();
  return (
    <Button look="text" icon={LogoutIcon} onClick={() => signOut()}>
      {t('home.sign-out')}
    </Button>
  );
}
