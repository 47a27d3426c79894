import type { Reply } from '../browser.ts';

/** A number as it stands in messages to it. */
const e164 = (value: string) => (/^07\d{8}$/.test(value) ? `46${value.slice(1)}` : value);

/** The secrets that a test enters, and what it is told afterwards. */
export class Secrets {
  /** Every secret by its kind; each text is unique. */
  readonly all = new Map<string, string>();
  /** Every reply, to be searched for other people's secrets. */
  readonly replies: { who: string; body: string }[] = [];

  /** Notes a secret. @returns its text */
  enter(what: string, value: string): string {
    this.all.set(what, value);
    return value;
  }

  /** Notes a reply, and who got it. */
  heard(who: string, reply: Reply): Reply {
    this.replies.push({ who, body: JSON.stringify(reply.body) });
    return reply;
  }

  /** Returns the kinds of secrets that are in the bytes, as text or hexadecimal text. */
  foundIn(bytes: Buffer): string[] {
    return [...this.all].flatMap(([what, value]) => {
      const hex = Buffer.from(value).toString('hex');
      return bytes.includes(value) || bytes.includes(hex) || bytes.includes(e164(value)) ? [what] : [];
    });
  }
}
