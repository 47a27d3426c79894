import { PageHeader, type HeaderLead } from './page-header/page-header.tsx';
import { QuickExit } from './quick-exit/quick-exit.tsx';

const words = {
  sv: { back: 'Tillbaka', home: 'Hem', brand: 'Lykta', support: 'Stöd', exit: 'Lämna snabbt' },
  en: { back: 'Back', home: 'Home', brand: 'Lykta', support: 'Support', exit: 'Leave quickly' },
};

type Words = { language?: keyof typeof words };

/** A QuickExit for stories; it does not leave. */
export function StoryExit({ language = 'sv' }: Words) {
  return (
    <QuickExit site="https://www.example.org" onLeave={() => {}}>
      {words[language].exit}
    </QuickExit>
  );
}

/** The header of the screens, for stories of components below it. */
export function StoryHeader({ lead = 'back', language = 'sv' }: Words & { lead?: HeaderLead['kind'] }) {
  const said = words[language];
  return (
    <PageHeader
      lead={{ kind: lead, label: said[lead], href: '/home' }}
      support={{ href: '/support', label: said.support }}
      exit={<StoryExit language={language} />}
    />
  );
}
