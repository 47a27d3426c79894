import { AppColumn, Content, Foot, PageTitle } from '@lykta/ui';
import type { ReactNode } from 'react';
import { ScreenHeader } from './screen-header.tsx';
import styles from './screen.module.css';
import { useTitleFocus } from './use-title-focus.ts';

interface PlainHead {
  /** The `h1`. */
  title: ReactNode;
  /** One quiet line under it. */
  intro?: ReactNode;
  /** Beside the title: one icon. */
  titleAction?: ReactNode;
  /** Where the arrow leads. */
  back?: string;
  /** The bar, where it isn't arrow, support and quick exit. */
  header?: ReactNode;
  head?: undefined;
}

interface DrawnHead {
  /** A head with a picture that holds bar and `h1` itself: Banner, MoodHead, FigureScene, StoryHead. */
  head: ReactNode;
  title?: undefined;
  intro?: undefined;
  titleAction?: undefined;
  back?: undefined;
  header?: undefined;
}

type Props = (PlainHead | DrawnHead) & {
  children?: ReactNode;
  /** What sticks to the bottom edge: the one main button, or two quiet ones. */
  foot?: ReactNode;
  splitFoot?: boolean;
  /** Names what is shown where one path shows several things after another; its title then gets the focus. */
  view?: string;
};

/** One screen: head, content, foot. It gives the title the focus when it was navigated to. */
export function Screen({
  head,
  title,
  intro,
  titleAction,
  back,
  header,
  children,
  foot,
  splitFoot,
  view,
}: Props) {
  useTitleFocus(view);
  const heading = title !== undefined && <PageTitle intro={intro}>{title}</PageTitle>;
  return (
    <AppColumn>
      {head ?? header ?? <ScreenHeader to={back} />}
      <Content id="main" foot={foot && <Foot split={splitFoot}>{foot}</Foot>}>
        {titleAction ? (
          <div className={styles.titled}>
            {heading}
            {titleAction}
          </div>
        ) : (
          heading
        )}
        {children}
      </Content>
    </AppColumn>
  );
}
