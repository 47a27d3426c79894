// npm run forms:schema: writes docs/form.schema.json anew, after a change of the form in libs/domain.
import { writeFileSync } from 'node:fs';
import { formSchema, SCHEMA_FILE } from './schema.ts';

writeFileSync(SCHEMA_FILE, formSchema());
console.log('Wrote docs/form.schema.json');
