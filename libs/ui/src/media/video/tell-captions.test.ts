import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cover } from '../../frame/quick-exit/leave.ts';
import { fakeSpeech, fakeVoice, type FakeSpeech } from '../../speech/fake-speech.ts';
import { tellCaptions } from './tell-captions.ts';

/** Cues as the browser gives them; happy-dom has none. */
class Cue {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

class Track extends EventTarget {
  activeCues: Cue[] = [];
  /** The film comes to a caption; empty: to a pause between two. */
  come(text: string) {
    this.activeCues = text ? [new Cue(text)] : [];
    this.dispatchEvent(new Event('cuechange'));
  }
}

class Film extends EventTarget {
  paused = true;
  ended = false;
  isConnected = true;
  play = () => {
    this.paused = false;
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  };
  pause = () => {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  };
  seek(track: Track, text: string) {
    this.dispatchEvent(new Event('seeking'));
    track.come(text);
    this.dispatchEvent(new Event('seeked'));
  }
}

let speech: FakeSpeech;
let film: Film;
let track: Track;
let silence: () => void;

/** Reads the captions aloud. The casts: the film and the track have only those parts of the browser's that it uses. */
const tell = (rate: number) =>
  tellCaptions(film as unknown as HTMLVideoElement, track as unknown as TextTrack, fakeVoice('sv-SE'), rate);

beforeEach(() => {
  vi.stubGlobal('VTTCue', Cue);
  const faked = fakeSpeech(fakeVoice('sv-SE'));
  speech = faked.speech;
  film = new Film();
  track = new Track();
  silence = tell(0.7);
  return () => {
    silence();
    faked.restore();
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('[data-cover]')?.remove();
});

test('each caption is said when it comes, at the chosen pace', () => {
  void film.play();
  track.come('Hej!');
  speech.finish();
  track.come('');
  track.come('Det här är Lykta.');
  expect(speech.texts).toEqual(['Hej!', 'Det här är Lykta.']);
  expect(speech.spoken[0]).toMatchObject({ lang: 'sv-SE', rate: 0.7 });
});

test('a film that is ahead waits for the voice, and goes on with it', () => {
  void film.play();
  track.come('En lång mening.');
  track.come('Nästa.');
  expect([film.paused, speech.now]).toEqual([true, 'En lång mening.']);
  speech.finish();
  expect([film.paused, speech.now]).toEqual([false, 'Nästa.']);
});

test('between two captions the voice ends what it says', () => {
  void film.play();
  track.come('Hej!');
  track.come('');
  expect([film.paused, speech.now]).toEqual([false, 'Hej!']);
});

test('pause silences it, and play says the caption again', () => {
  void film.play();
  track.come('Hej!');
  film.pause();
  expect(speech.speaking).toBe(false);
  void film.play();
  expect(speech.now).toBe('Hej!');
});

test('a child who presses play while the film waits goes on at once', () => {
  void film.play();
  track.come('En lång mening.');
  track.come('Nästa.');
  void film.play();
  speech.finish();
  expect([film.paused, speech.texts.length]).toEqual([false, 2]);
});

test('whoever moves in the film hears the caption of that place', () => {
  void film.play();
  track.come('Hej!');
  film.seek(track, 'Hej då!');
  expect(speech.now).toBe('Hej då!');
  expect(film.paused).toBe(false);
});

test('moving in a paused film says nothing', () => {
  film.seek(track, 'Hej då!');
  expect(speech.texts).toEqual([]);
});

test('the last caption is said to its end', () => {
  void film.play();
  track.come('Hej då!');
  film.ended = true;
  film.pause();
  expect(speech.now).toBe('Hej då!');
});

test('a film that already plays is told from where it is', () => {
  silence();
  void film.play();
  track.come('Mitt i.');
  silence = tell(1);
  expect(speech.now).toBe('Mitt i.');
});

test.each<[string, () => void]>([
  ['the quick exit', () => void cover()],
  ['leaving the page', () => void dispatchEvent(new Event('pagehide'))],
])('%s silences it and stops the film', async (_, leave) => {
  void film.play();
  track.come('Hej!');
  leave();
  await vi.waitFor(() => expect(speech.speaking).toBe(false));
  expect(film.paused).toBe(true);
});

test('turned off while the film waits, the film goes on in silence', () => {
  void film.play();
  track.come('En lång mening.');
  track.come('Nästa.');
  silence();
  expect([film.paused, speech.speaking]).toEqual([false, false]);
});
