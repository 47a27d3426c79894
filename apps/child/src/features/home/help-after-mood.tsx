import { useLocation, useNavigate } from 'react-router-dom';
import { HelpTile } from '../../frame/help/help-tile.tsx';
import { paths } from '../../frame/paths.ts';
import { moodSavedOf } from './mood-saved.ts';

/** After a hard mood was saved, help still stands there, until the child closes it or goes on. */
export function HelpAfterMood() {
  const navigate = useNavigate();
  const { help } = moodSavedOf(useLocation().state);
  if (help === undefined) return null;
  return <HelpTile help={help} onClose={() => void navigate(paths.home, { replace: true, state: null })} />;
}
