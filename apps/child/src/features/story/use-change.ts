import { useFormListQuery } from '@lykta/api';
import { useNavigate } from 'react-router-dom';
import { formPath, type FormState } from '../../frame/form-paths.ts';
import type { Statement } from './statements.ts';

/** Returns a function that opens the question of a statement again; undefined when it can't be changed. */
export type Change = (statement: Statement) => (() => void) | undefined;

/** Changes answers of the child's own forms. @param back path to return to */
export function useChange(back: string): Change {
  const navigate = useNavigate();
  const { data: forms } = useFormListQuery();
  return ({ form: { id }, qid }) => {
    const form = forms?.find((one) => one.id === id && one.mutable);
    const state: FormState = { back };
    return form && (() => void navigate(`${formPath(form)}/${qid}`, { state }));
  };
}
