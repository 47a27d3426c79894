import { IconButton } from '../action/icon-button/icon-button.tsx';
import { BarsIcon } from '../icon/desk-icons.ts';
import { FormIcon, HomeIcon, LogoutIcon, MailIcon, PeopleIcon } from '../icon/icons.ts';
import { SideNav, WhoAmI } from './side-nav/side-nav.tsx';

/** The side bar of the answers viewer, for stories of components next to it. */
export function StoryNav() {
  return (
    <SideNav
      brand="Lykta"
      label="Huvudmeny"
      items={[
        { href: '/children', label: 'Barn', icon: PeopleIcon, count: 23 },
        { href: '/invitations', label: 'Inbjudningar', icon: MailIcon, count: 4 },
        { href: '/answers', label: 'Svar', icon: BarsIcon, current: true },
        { href: '/forms', label: 'Formulär', icon: FormIcon, count: 6 },
      ]}
      groups={[
        {
          title: 'Enheter',
          items: [
            { href: '/units/1', label: 'Norra teamet', icon: HomeIcon, count: 14 },
            { href: '/units/2', label: 'Södra teamet', icon: HomeIcon, count: 9 },
          ],
        },
      ]}
      foot={
        <WhoAmI
          initials="KL"
          name="Karin L."
          note="Exempelby kommun"
          action={<IconButton label="Logga ut" icon={LogoutIcon} size="compact" />}
        />
      }
    />
  );
}
