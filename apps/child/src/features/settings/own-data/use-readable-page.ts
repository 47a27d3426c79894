import { useLazyManyFormsQuery } from '@lykta/api';
import type { ExportedData } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';
import { dateText } from './date-text.ts';
import { useLanguage } from '../../../frame/language.ts';
import { pageSections } from './page-sections.ts';
import { readablePage } from './readable-page.ts';

/** Makes the readable page of an export; a form that can't be loaded is named by its id. */
export function useReadablePage(): (exported: string) => Promise<string> {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [loadForms] = useLazyManyFormsQuery();
  return async (exported) => {
    const data: ExportedData = JSON.parse(exported);
    const wanted = new Map(
      data.answers.map(({ form_id: id, form_version: version }) => [`${id} ${version}`, { id, version }]),
    );
    const forms = await loadForms([...wanted.values()]).unwrap();
    return readablePage({
      language,
      title: t('settings.page.title'),
      intro: t('settings.page.made', { day: dateText(t, data.exported) }),
      sections: pageSections(data, { t, language, forms }),
      nothing: t('settings.page.nothing'),
    });
  };
}
