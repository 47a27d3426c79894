// npm run films: draws the films of the children's app and encodes them (needs Chromium and ffmpeg; some minutes).
// With `-- --sheet`: only contact sheets, a picture for each second, to look at. With `-- --captions`: only the texts.
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
