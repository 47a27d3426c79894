import { patterns, type Pattern } from '../patterns.ts';
import { Screens } from './screens.tsx';

/** The pictures of one page of patterns. */
export function PatternScreens({ of }: { of: Pattern['id'] }) {
  return <Screens steps={patterns.find(({ id }) => id === of)!.steps} />;
}
