// npm run forms -- check FILE…: prints a form's faults, or its outline. docs/authoring-forms.md explains it.
import { checkFile } from './check-file.ts';

const [command, ...files] = process.argv.slice(2);
if (command !== 'check' || files.length === 0) {
  console.error('Usage: npm run forms -- check FILE…');
  process.exit(2);
}
let sound = true;
for (const file of files) {
  const report = checkFile(file);
  console.log(report.lines.join('\n'));
  sound &&= report.sound;
}
process.exit(sound ? 0 : 1);
