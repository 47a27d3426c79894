import { folded } from '../text/folded.ts';
import { languageCodes, type Language } from '../text/language.ts';

/**
 * Beginnings of words, and sentences, with which children tell of danger: of dying, of harming themselves, of being
 * hurt, and of somebody they are afraid of. One too many is better than one too few: a match only shows a card with help
 * on the same screen.
 */
const danger: Partial<Record<Language, readonly string[]>> = {
  sv: [
    ...['dö ', 'dör ', 'dött ', 'inte leva', 'slippa leva', 'ta livet'],
    ...['tar livet', 'ta mitt liv', 'självmord', 'inte finnas', 'försvinna', 'hoppa framför', 'överdos'],
    ...['tabletter', 'skära mig', 'skär mig', 'skadar mig', 'skada mig', 'slå mig'],
    ...['slagen', 'sparkar mig', 'sparkade mig', 'strypt', 'stryper', 'misshandl', 'våldta'],
    ...['våldtog', 'övergrepp', 'tar på mig', 'tog på mig', 'rör mig', 'rörde mig', 'ha sex', 'naken'],
    ...['nakenbild', 'kniv', 'vapen', 'stryk ', 'spöar', 'våld', 'tafsa', 'rörde vid mig'],
    ...['tvingar mig', 'tvingade mig', 'hänga mig', 'heders', 'pistol', 'hotar', 'hotade', 'döda'],
    ...['livrädd', 'inlåst', 'låser in', 'rymma', 'rymt', 'giftas bort', 'gifta bort'],
    ...['gifta mig', 'omskär', 'inte hem', 'inte säker', 'inte trygg', 'ingen mat'],
    ...['självskad', 'skär sönder', 'gör mig illa', 'gjorde mig illa', 'göra mig illa', 'gör illa'],
    ...['slår ', 'slog ', 'slagit', 'knuffar mig', 'tar strypgrepp', 'rädd ', 'orkar inte mer'],
    ...['orkar inte längre', 'får inte berätta', 'får inte säga', 'måste hålla tyst', 'filmade mig'],
    ...['bilder på mig', 'bild på mig', 'död ', 'mår för dåligt'],
  ],
  en: [
    ...['die ', 'dying', 'dead ', 'kill me', 'kill my', 'kills me', 'suicid', 'end my life'],
    ...['want to disappear', 'overdose', 'pills', 'cut myself', 'cutting', 'hurt myself', 'hurts me'],
    ...['hit me', 'hits me', 'beat', 'kick', 'strangl', 'hits my', 'hits us', 'hit us', 'hits her'],
    ...['slaps', 'punch', 'forces me', 'forced me', 'hang myself', 'rape', 'abuse', 'touches me'],
    ...['touched me', 'naked', 'nudes', 'knife', 'gun ', 'weapon', 'threat', 'afraid of'],
    ...['t want to live', 'not want to live', 'self harm', 'harm myself', 'cut my', 'hurt me', 'hitting'],
    ...['scared', 'not allowed to tell', 't tell anyone', 'filmed me', 'pictures of me', 'choke'],
    ...['locked in', 'run away', 'ran away', 'forced to marry', 'not safe', 'no food'],
  ],
  ar: [
    ...['اموت', 'بدي موت', 'انتحر', 'انتحار', 'اقتل نفسي', 'اؤذي نفسي', 'اجرح نفسي'],
    ...['لا اريد ان اعيش', 'ما بدي عيش', 'يضرب', 'تضرب', 'ضربني', 'ضربتني', 'ضربوني'],
    ...['يلمسني', 'تلمسني', 'لمسني', 'اغتصب', 'تحرش', 'يتحرش', 'سكين', 'سلاح', 'يهدد', 'هددني'],
    ...['اخاف من', 'خائف من', 'خائفه من', 'خايف من', 'خايفه من', 'يحبسني', 'حبسني', 'اهرب'],
    ...['يزوجوني', 'زواج', 'ختان', 'لا يوجد طعام', 'ما في اكل'],
    ...['اقتل حالي', 'لا اريد العيش', 'ما بدي اعيش', 'تعبت من الحياه', 'اختفي', 'حبوب', 'مسدس', 'يخنق'],
    ...['خنقني', 'هربت', 'عاريه', 'عاريا', 'لست بامان', 'لا اشعر بالامان', 'مو امان', 'مش امان'],
  ],
};

const everywhere = languageCodes.flatMap((language) => danger[language] ?? []);

/**
 * Each sign a space, and one at both ends, so that a word is found by its beginning. The "and" of Arabic is written
 * onto the next word.
 */
const plain = (text: string) =>
  ` ${folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `.replaceAll(' و', ' ');

/**
 * Whether a text holds a word of danger, in any language: a child writes in the one it thinks in. It runs on the child's
 * device alone; nothing of it is sent, stored or counted.
 */
export function tellsOfDanger(text: string): boolean {
  const written = plain(text);
  return everywhere.some((words) => written.includes(` ${words}`));
}
