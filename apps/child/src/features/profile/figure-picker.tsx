import { Avatar, describeAvatar } from '@lykta/avatar';
import { Pager, PictureGrid, type PictureMore } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';

/** Figures per page: ten, or eight with a tile for the builder (docs/product.md §9). */
const PER_PAGE = { plain: 10, withCreate: 8 } as const;

interface Props {
  label: string;
  /** Ids of ready-made figures in display order. */
  figures: readonly string[];
  value: string | null;
  onChoose: (id: string) => void;
  /** A tile that opens the builder. */
  create?: PictureMore;
}

/** Pages of ready-made figures; opens on the page with the chosen one. */
export function FigurePicker({ label, figures, value, onChoose, create }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const perPage = create ? PER_PAGE.withCreate : PER_PAGE.plain;
  const pages = Math.ceil(figures.length / perPage);
  const [page, setPage] = useState(() => Math.floor(Math.max(0, figures.indexOf(value ?? '')) / perPage) + 1);
  const start = (page - 1) * perPage;
  return (
    <>
      <PictureGrid
        label={label}
        hideLabel
        hideWords
        value={value}
        onChoose={onChoose}
        more={create}
        options={figures.slice(start, start + perPage).map((id, index) => ({
          value: id,
          label: t('profile.avatar.number', {
            number: start + index + 1,
            looks: describeAvatar(id, language),
          }),
          picture: <Avatar avatar={id} size="thumb" label="" />,
        }))}
      />
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          onPage={setPage}
          texts={{
            previous: t('profile.page.previous'),
            next: t('profile.page.next'),
            place: t('profile.page.place', { page, pages }),
          }}
        />
      )}
    </>
  );
}
