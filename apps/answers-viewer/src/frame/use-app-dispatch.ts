import { useDispatch } from 'react-redux';
import type { Store } from '../store.ts';

/** `useDispatch` typed for this store's thunks. */
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
