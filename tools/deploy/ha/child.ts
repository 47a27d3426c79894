import { ClientSession, MoodHistory, Problem, StoredAnswers } from '@lykta/domain';
import {
  CREATE_ACCOUNT,
  fill,
  LIST_FORMS,
  READ_MOODS,
  READ_OWN_ANSWERS,
  READ_SESSION,
  SAVE_MOOD,
  SAVE_OWN_ANSWERS,
} from '@lykta/domain/calls';
import { call, type Answer, type Reply } from './caller.ts';
import type { Tried } from './outage.ts';
import { Register } from './register.ts';

const PASSWORD = 'tillräckligt långt';
const SCHOOL = { formId: 'school', formVersion: 1 };
/** A mood names no version: one without a reply may be stored after the next one. Lykta gives every call up sooner. */
const LATE_MS = 40_000;

/** What all children note together. */
export interface Notes {
  tried: Tried[];
  acknowledged: number;
  reads: number;
  busy: number;
  silent: number;
  /** Replies that nobody should get, in words. */
  wrong: string[];
}

/** A child who uses the app in the evening, and knows what it was told. */
export class Child {
  readonly #url: string;
  readonly #notes: Notes;
  readonly #answers = new Register(0);
  readonly #moods = new Register(LATE_MS);
  readonly #cookie: string;
  readonly #id: string;
  #etag = '"0"';

  private constructor(url: string, notes: Notes, session: { cookie: string; id: string }) {
    this.#url = url;
    this.#notes = notes;
    this.#cookie = session.cookie;
    this.#id = session.id;
  }

  /** Makes an account. @returns undefined where nobody said that it was made */
  static async join(url: string, notes: Notes, username: string): Promise<Child | undefined> {
    const reply = await call(url, CREATE_ACCOUNT, { body: { username, password: PASSWORD } });
    if (reply.kind !== 'reply') {
      notes[reply.kind] += 1;
      return undefined;
    }
    if (reply.status !== 200) {
      notes.wrong.push(`a new account: ${reply.status} ${reply.body}`);
      return undefined;
    }
    notes.acknowledged += 1;
    const { id } = ClientSession.parse(JSON.parse(reply.body));
    return new Child(url, notes, { cookie: reply.cookie, id });
  }

  /** What it does in turn: a write after each reading, as somebody who answers. */
  async step(n: number): Promise<void> {
    const steps = [
      () => this.saveAnswer(),
      () => this.readAnswers(),
      () => this.saveMood(n),
      () => this.saveAnswer(),
      () => this.readMoods(),
      () => this.readSession(),
      () => this.saveAnswer(),
      () => this.readForms(),
    ];
    await steps[n % steps.length]!();
  }

  async saveAnswer(): Promise<void> {
    const now = Date.now();
    const timestamp = new Date(now).toISOString();
    this.#answers.began(timestamp, now);
    const body = { answers: { feel: [{ answer: 'good', timestamp }] }, inactive: {} };
    const sent = { cookie: this.#cookie, body, ifMatch: this.#etag };
    const reply = await call(this.#url, fill(SAVE_OWN_ANSWERS, SCHOOL), sent);
    if (!this.#noteTried(now, reply)) return;
    if (reply.status === 412) {
      // The write before this one had no reply, but was stored.
      this.#answers.refused(timestamp);
      const { current } = Problem.parse(JSON.parse(reply.body));
      this.#compareAnswers(StoredAnswers.parse(current), reply.etag, 'a refused write');
    } else if (this.#isWell(reply, 'saving an answer')) {
      this.#answers.acknowledged(timestamp, now);
      this.#notes.acknowledged += 1;
      this.#etag = reply.etag;
    }
  }

  async readAnswers(): Promise<void> {
    const reply = await this.#read(fill(READ_OWN_ANSWERS, SCHOOL));
    if (reply)
      this.#compareAnswers(StoredAnswers.parse(JSON.parse(reply.body)), reply.etag, 'reading answers');
  }

  async saveMood(n: number): Promise<void> {
    const now = Date.now();
    const timestamp = new Date(now).toISOString();
    this.#moods.began(timestamp, now);
    const body = { timestamp, level0: n % 6, level1: [] };
    const reply = await call(this.#url, SAVE_MOOD, { cookie: this.#cookie, body });
    if (!this.#noteTried(now, reply) || !this.#isWell(reply, 'saving a mood')) return;
    this.#moods.acknowledged(timestamp, now);
    this.#notes.acknowledged += 1;
  }

  async readMoods(): Promise<void> {
    const reply = await this.#read(READ_MOODS);
    if (!reply) return;
    const [mood] = Object.values(MoodHistory.parse(JSON.parse(reply.body)));
    if (!this.#moods.mayRead(mood?.timestamp)) this.#notes.wrong.push(`reading moods: ${mood?.timestamp}`);
  }

  async readSession(): Promise<void> {
    const reply = await this.#read(READ_SESSION);
    if (!reply) return;
    const { id } = ClientSession.parse(JSON.parse(reply.body));
    if (id !== this.#id) this.#notes.wrong.push(`a session of somebody else`);
  }

  async readForms(): Promise<void> {
    await this.#read(LIST_FORMS);
  }

  async #read(name: Parameters<typeof call>[1]): Promise<Answer | undefined> {
    const reply = await call(this.#url, name, { cookie: this.#cookie });
    if (reply.kind !== 'reply') {
      this.#notes[reply.kind] += 1;
      return undefined;
    }
    this.#notes.reads += 1;
    return this.#isWell(reply, name) ? reply : undefined;
  }

  #compareAnswers({ answers }: StoredAnswers, etag: string, where: string): void {
    const read = answers.feel?.[0]?.timestamp;
    if (!this.#answers.mayRead(read)) this.#notes.wrong.push(`${where}: ${read}`);
    this.#etag = etag;
  }

  #isWell({ status, body }: Answer, what: string): boolean {
    if (status === 200) return true;
    this.#notes.wrong.push(`${what}: ${status} ${body.slice(0, 200)}`);
    return false;
  }

  /** Notes a write. @returns whether it was answered */
  #noteTried(began: number, reply: Reply): reply is Answer {
    const isAnswered = reply.kind === 'reply';
    this.#notes.tried.push({ began, ended: Date.now(), isAnswered });
    if (!isAnswered) this.#notes[reply.kind] += 1;
    return isAnswered;
  }
}
