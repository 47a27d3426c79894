import { useColleaguesQuery } from '@lykta/api';
import { useState } from 'react';

/** Who becomes responsible for the children of a new invitation in a unit where the member does not read itself. */
export function useResponsible(unit: string, isOwn: boolean) {
  const { data, error, refetch } = useColleaguesQuery(undefined, { skip: isOwn });
  const [named, setNamed] = useState('');
  const colleagues = isOwn ? [] : data?.filter(({ units }) => units.includes(unit));
  const id = colleagues?.some((colleague) => colleague.id === named) ? named : '';
  return {
    /** Who can be chosen; undefined until it is known. */
    colleagues,
    /** The id of the chosen colleague; empty without a choice. */
    id,
    setNamed,
    /** Whether a choice is needed before the invitation can be made. */
    isMissing: !colleagues || (colleagues.length > 0 && id === ''),
    ...{ error, refetch },
  };
}
