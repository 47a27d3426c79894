import { supportFor, supportLinkFromParam } from '@lykta/domain/support';
import { Stack } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { useNow } from '../../frame/use-now.ts';
import { HelperCard } from './helper-card.tsx';

/** /support/{link}: the helpers for one subject; an unknown one redirects to /support (docs/product.md §2). */
export function SupportLinkScreen() {
  const { t } = useTranslation();
  const { link: param = '' } = useParams();
  const now = useNow();
  const link = supportLinkFromParam(param);
  if (!link) return <Navigate to={paths.support} replace />;
  return (
    <Screen
      title={t(`support.link.${link}`)}
      intro={t('support.link.intro')}
      header={<ScreenHeader to={paths.support} support={false} />}
    >
      <Stack as="ul" gap="cards">
        {supportFor(link).map((entry) => (
          <HelperCard key={entry.id} entry={entry} now={now} />
        ))}
      </Stack>
    </Screen>
  );
}
