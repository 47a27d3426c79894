// npm run forms:schema: rewrites docs/form.schema.json after a change of the form schema in libs/domain.
import { writeFileSync } from 'node:fs';
import { formSchema, SCHEMA_FILE } from './schema.ts';

writeFileSync(SCHEMA_FILE, formSchema());
console.log('Wrote docs/form.schema.json');
