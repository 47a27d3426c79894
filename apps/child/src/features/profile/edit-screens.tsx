import { paths } from '../../frame/paths.ts';
import { BirthYearStep } from './birth-year-step.tsx';
import { GenderStep } from './gender-step.tsx';
import { usePageStep } from '../../frame/profile/page-step.ts';
import { WithProfile } from './with-profile.tsx';

/** /birthyear */
export function BirthYearScreen() {
  const frame = usePageStep(paths.myProfile);
  return (
    <WithProfile>{({ birthYear }) => <BirthYearStep frame={frame} birthYear={birthYear} />}</WithProfile>
  );
}

/** /gender */
export function GenderScreen() {
  const frame = usePageStep(paths.myProfile);
  return <WithProfile>{({ gender }) => <GenderStep frame={frame} gender={gender} />}</WithProfile>;
}
