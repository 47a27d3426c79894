import { useLanguage } from '@lykta/app-shell';
import { Row, RowList, Stack } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useChildFlags } from '../../frame/children/child-flags.tsx';
import { ChildPicture } from '../../frame/children/child-picture.tsx';
import { childPath } from '../../frame/children/child-state.ts';
import { figureOf } from '../../frame/children/figure-of.ts';
import { useChildName } from '../../frame/children/use-child-name.ts';
import { dayOfTime, shortDay } from '../../frame/dates.ts';
import { unreadForms, type ChildNews } from './news.ts';

type NewsListProps = {
  readonly title: string;
  readonly list: ChildNews[];
};

/** Children with news; each row links to the child. */
export function NewsList({ title, list }: NewsListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = useChildName();
  const flagsOf = useChildFlags();
  if (list.length === 0) return null;
  return (
    <Stack as="section" gap="tight">
      <h2>{title}</h2>
      <RowList label={title}>
        {list.map((news) => {
          const { one, at, forms } = news;
          const unread = unreadForms(one);
          // The server keeps the day of what a child does, not the time.
          const day = shortDay(dayOfTime(at), language, new Date());
          const matters = flagsOf(one.child).join(' · ');
          return (
            <Row
              key={`${one.invitation.id} ${one.child.client}`}
              href={childPath(one)}
              picture={<ChildPicture avatar={figureOf(one.child)} />}
              badge={{ count: unread, label: t('start.unread.count', { count: unread }) }}
              note={
                <>
                  {matters && <b>{matters}</b>}
                  {matters && <br />}
                  {forms > 0
                    ? t('start.row.sent', { count: forms, day, unit: one.invitation.unit })
                    : t('start.row.accepted', { day, unit: one.invitation.unit })}
                </>
              }
            >
              {nameOf(one.child)}
            </Row>
          );
        })}
      </RowList>
    </Stack>
  );
}
