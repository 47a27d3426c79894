import { formsApi } from '@lykta/api';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../store.ts';
import { Together } from './together.tsx';

/** A store of its own: nothing of a child who is signed in on this device is shown or changed here. */
function emptyStore() {
  const store = makeStore();
  void store.dispatch(formsApi.util.upsertQueryData('formList', undefined, []));
  return store;
}

/** /together: a worker and a child answer one form at one screen (decision 92). */
export function TogetherPage() {
  const [store] = useState(emptyStore);
  return (
    <Provider store={store}>
      <Together />
    </Provider>
  );
}
