import { moodLevelFromParam } from '@lykta/domain';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { MoodCheck } from './mood-check.tsx';

/** /mood/{type}; an unknown mood redirects home (docs/product.md §5). */
export function MoodScreen() {
  const { type = '' } = useParams();
  const level = moodLevelFromParam(type);
  return level ? <MoodCheck key={level} level={level} /> : <Navigate to={paths.home} replace />;
}
