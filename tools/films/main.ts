// npm run films: draws and encodes the child app's films (needs Chromium and ffmpeg; takes some minutes). With `--
// --sheet`: only contact sheets with a picture per second. With `-- --captions`: only the texts.
import { needFfmpeg } from './encode.ts';
import { explainer } from './explainer/explainer.ts';
import { durationOf } from './film.ts';
import { gender } from './gender/gender.ts';
import { filmFolder, renderFilm, writeCaptions } from './render.ts';
import { writeSheet } from './sheet.ts';

const films = [explainer, gender];

if (process.argv.includes('--sheet')) {
  for (const film of films) console.log(`Look at ${await writeSheet(film)}`);
} else if (process.argv.includes('--captions')) {
  films.forEach(writeCaptions);
} else {
  needFfmpeg();
  for (const film of films) {
    console.log(`${film.name}: ${durationOf(film).toFixed(1)} s`);
    writeCaptions(film);
    await renderFilm(film);
  }
  console.log(`Films, posters and captions are in ${filmFolder}`);
}
