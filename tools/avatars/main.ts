// npm run avatars: marks what a head does not show, composes the ready-made people, lints every drawing and makes contact sheets for review.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintPart, lintReadyMade } from '@lykta/avatar/lint';
import { assets, idsIn } from './files.ts';
import { folder, takePictures } from './picture.ts';
import { everyPart, hairFit, randomPeople, readyMade, wearFit } from './sheets.ts';
import { writeMarks } from './write-marks.ts';
import { writePeople } from './write-people.ts';

const complaintsIn = (kind: 'avatarParts' | 'avatars', lint: (svg: string) => string[]) =>
  idsIn(kind).flatMap((id) =>
    lint(readFileSync(join(assets, kind, `${id}.svg`), 'utf8')).map((text) => `${id}: ${text}`),
  );

writeMarks();
console.log(`${writePeople()} people composed`);
const complaints = [...complaintsIn('avatarParts', lintPart), ...complaintsIn('avatars', lintReadyMade)];
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
const pictures = await takePictures([everyPart(), randomPeople(), ...readyMade(), hairFit(), wearFit()]);
console.log(`${pictures.length} contact sheets in ${folder}: look at them`);
