import { PageHeader } from './page-header/page-header.tsx';
import type { HeaderLead } from './page-header/page-header.tsx';
import { QuickExit } from './quick-exit/quick-exit.tsx';

/** The quick exit of a story: it stays where it is. */
export const storyExit = (
  <QuickExit site="https://www.example.org" onLeave={() => {}}>
    Lämna snabbt
  </QuickExit>
);

/** The header as the screens have it, for stories of what stands under it. */
export function StoryHeader({ lead = 'back' }: { lead?: HeaderLead['kind'] }) {
  const words = { back: 'Tillbaka', home: 'Hem', brand: 'Lykta' };
  return (
    <PageHeader
      lead={{ kind: lead, label: words[lead], href: '/home' }}
      support={{ href: '/support', label: 'Stöd' }}
      exit={storyExit}
    />
  );
}
