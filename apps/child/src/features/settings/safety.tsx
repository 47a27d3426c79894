import { CheckIcon, EditIcon, LockIcon, Row, RowList } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import { useChild } from '../../frame/session/session.ts';

/** Settings that protect the account: lock, password, verified number. */
export function Safety() {
  const { t } = useTranslation();
  const child = useChild();
  return (
    <RowList label={t('settings.safety')}>
      <Row
        icon={LockIcon}
        tone="lantern"
        href={paths.lock}
        note={child?.lock ? t('settings.lock.on') : t('settings.lock.off')}
      >
        {t('settings.lock')}
      </Row>
      <Row icon={EditIcon} tone="water" href={paths.newPassword}>
        {t('settings.password')}
      </Row>
      {child?.verified === false && (
        <Row icon={CheckIcon} tone="heather" href={paths.verify} note={t('settings.verify.note')}>
          {t('settings.verify')}
        </Row>
      )}
    </RowList>
  );
}
