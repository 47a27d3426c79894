import type { AnchorProps } from '@lykta/ui';
import { Link } from 'react-router-dom';

/** How every link of `@lykta/ui` navigates in this app. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
