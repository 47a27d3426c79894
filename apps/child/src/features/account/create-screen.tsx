import { useState } from 'react';
import { Consent } from './consent.tsx';
import { CreateForm } from './create-form.tsx';

/** Creates an account: consent first, then the form (docs/product.md §2, create). */
export function CreateScreen() {
  const [agreed, setAgreed] = useState(false);
  return agreed ? <CreateForm /> : <Consent onAgree={() => setAgreed(true)} />;
}
