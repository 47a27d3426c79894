import { AppColumn, Content, Foot, PageTitle } from '@lykta/ui';
import type { ReactNode } from 'react';
import { ScreenHeader } from './screen-header.tsx';
import styles from './screen.module.css';
import { useTitleFocus } from './use-title-focus.ts';

interface PlainHead {
  /** The `h1`. */
  title: ReactNode;
  /** One line below the title. */
  intro?: ReactNode;
  /** Next to the title: one icon button. */
  titleAction?: ReactNode;
  /** Target of the back arrow. */
  back?: string;
  /** The header, when it is not the usual one. */
  header?: ReactNode;
  head?: undefined;
}

interface BareHead {
  /** The header above a content with its own `h1`. */
  header: ReactNode;
  title?: undefined;
  intro?: undefined;
  titleAction?: undefined;
  back?: undefined;
  head?: undefined;
}

interface DrawnHead {
  /** A head with a picture that contains header and `h1`: Banner, MoodHead, FigureScene, StoryHead. */
  head: ReactNode;
  title?: undefined;
  intro?: undefined;
  titleAction?: undefined;
  back?: undefined;
  header?: undefined;
}

type Props = (PlainHead | BareHead | DrawnHead) & {
  children?: ReactNode;
  /** The bar at the bottom edge: one main button, or two quiet ones. */
  foot?: ReactNode;
  splitFoot?: boolean;
  /** The foot stands below the content. */
  footBelow?: boolean;
  /** A MoreBelow, where it must be seen that the page goes on. */
  more?: ReactNode;
  /** Identifies the content when one path shows several contents in turn; each new one focuses its title. */
  view?: string;
};

/** One screen: head, content, foot. Focuses the title after navigation. */
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
  footBelow,
  more,
  view,
}: Props) {
  useTitleFocus(view);
  const heading = title !== undefined && <PageTitle intro={intro}>{title}</PageTitle>;
  return (
    <AppColumn>
      {!head && (header ?? <ScreenHeader to={back} />)}
      <Content
        id="main"
        head={head}
        foot={
          foot && (
            <Foot split={splitFoot} below={footBelow} more={more}>
              {foot}
            </Foot>
          )
        }
      >
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
