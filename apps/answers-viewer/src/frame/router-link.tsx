import type { AnchorProps } from '@lykta/ui';
import { Link } from 'react-router-dom';

/** The link component that `@lykta/ui` uses in this app. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
