import type { AnchorProps } from '@lykta/ui';
import { Link } from 'react-router-dom';

/** Lets the links of the component library change the page without loading it anew. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
