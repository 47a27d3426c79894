import { useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { BirthYearStep } from './birth-year-step.tsx';
import { GenderStep } from './gender-step.tsx';
import { usePageStep } from '../../frame/profile/page-step.ts';
import { WithProfile } from './with-profile.tsx';

/** /birthyear */
export function BirthYearScreen() {
  const frame = usePageStep(paths.myProfile);
  return (
    <WithProfile>
      {({ birthYear, avatar }) => <BirthYearStep frame={frame} birthYear={birthYear} avatar={avatar} />}
    </WithProfile>
  );
}

/**
 * /gender. Home asks for it only while a home is missing too. The home comes next, so that skipping gender does not
 * lead back to the same question.
 */
export function GenderScreen() {
  const frame = usePageStep(paths.myProfile);
  const navigate = useNavigate();
  const toHouse = () => void navigate(paths.accommodation, { replace: true, state: { backTo: paths.home } });
  return (
    <WithProfile>
      {({ gender, houses }) => {
        const onDone = Object.keys(houses).length > 0 ? frame.onDone : toHouse;
        return <GenderStep frame={{ ...frame, onDone }} gender={gender} />;
      }}
    </WithProfile>
  );
}
