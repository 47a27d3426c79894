import { formsApi, type AnswersKey } from '@lykta/api';
import { localText } from '@lykta/domain';
import { AppColumn, AreaTheme, Banner, Content, drawingOf, PageTitle, Skeleton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLocation } from 'react-router-dom';
import { formPath } from '../../frame/form-paths.ts';
import { useLanguage } from '../../frame/language.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { shapeOf } from '../../frame/screen/loading-shape.ts';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';

/**
 * A form while it is fetched. Coming from the list, its name and drawing are known: the drawing moves here from its row,
 * and the form's own banner takes its place.
 */
export function OpeningScreen({ formKey }: { formKey: AnswersKey }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  // Only what the list has fetched: a form that is opened by its address does not wait for the list.
  const { data } = formsApi.endpoints.formList.useQueryState();
  const listed = data?.find(({ id, version }) => id === formKey.id && version === formKey.version);
  if (!listed) return <LoadingScreen />;
  return (
    <AreaTheme form={listed}>
      <AppColumn>
        <Content
          id="main"
          head={
            <Banner
              title={localText(listed.nameForChild, language)}
              travels={drawingOf(formPath(formKey))}
              header={<ScreenHeader lead="home" />}
            />
          }
        >
          <PageTitle hidden>{t('frame.loading')}</PageTitle>
          <Skeleton
            label={t('frame.loading')}
            parts={shapeOf(pathname).filter((part) => part !== 'banner')}
          />
        </Content>
      </AppColumn>
    </AreaTheme>
  );
}
