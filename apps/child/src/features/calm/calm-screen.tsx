import { ChatIcon, EyeIcon, LinkButton, PulseIcon, Row, RowList, SproutIcon } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useParams } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { useSession } from '../../frame/session/session.ts';
import { Breathe } from './breathe.tsx';
import { Move } from './move.tsx';
import { Say } from './say.tsx';
import { Senses } from './senses.tsx';
import { calmWayFromParam, calmWays, type CalmWay } from './ways.ts';

const contents: Record<CalmWay, ReactNode> = {
  breathe: <Breathe />,
  senses: <Senses />,
  move: <Move />,
  say: <Say />,
};
const looks = {
  breathe: { icon: SproutIcon, tone: 'water' },
  senses: { icon: EyeIcon, tone: 'heather' },
  move: { icon: PulseIcon, tone: 'lantern' },
  say: { icon: ChatIcon, tone: 'clay' },
} as const;

/**
 * /calm and /calm/{way}: something to do with a feeling. Open without an account and without a network; nothing is
 * saved or counted.
 */
export function CalmScreen() {
  const { t } = useTranslation();
  const { way: param } = useParams();
  const signedIn = useSession().kind === 'in';
  const way = calmWayFromParam(param);
  const home = signedIn ? paths.home : paths.start;
  return (
    <Screen
      title={t(way ? `calm.${way}` : 'calm.title')}
      intro={t(way ? `calm.${way}.intro` : 'calm.intro')}
      view={way ?? 'all'}
      header={<ScreenHeader to={way ? paths.calm : home} />}
    >
      {way ? (
        contents[way]
      ) : (
        <>
          <RowList label={t('calm.title')}>
            {calmWays.map((each) => (
              <Row key={each} {...looks[each]} href={paths.calmOf(each)}>
                {t(`calm.${each}`)}
              </Row>
            ))}
          </RowList>
          <LinkButton look="text" href={home}>
            {t('calm.nothing')}
          </LinkButton>
        </>
      )}
    </Screen>
  );
}
