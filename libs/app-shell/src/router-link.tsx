import type { AnchorProps } from '@lykta/ui';
import { Link } from 'react-router-dom';

/** Makes the links of the component library navigate without reloading the page. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
