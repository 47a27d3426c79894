import type { BotCheckChallenge } from '@lykta/domain';

/** docs/product.md §4, Bot-check widget. */
export type BotCheckState = 'unverified' | 'verifying' | 'code' | 'verified' | 'error' | 'expired';

/** What is sent to be verified where a code was asked for. */
interface BotCheckAttempt {
  payload: string;
  code?: string;
  timeZone?: string;
}

interface BotCheckReply {
  verified: boolean;
  payload?: string;
  reason?: string;
  classification?: string;
}

/** How the widget reaches the server: the app gives it the two calls, each rejecting when the server says no. */
export interface BotCheckCalls {
  /** The ticket of the last refusal, where there was one, makes the challenge as hard as it has to be. */
  challenge: (ticket?: string) => Promise<BotCheckChallenge>;
  verify?: (attempt: BotCheckAttempt) => Promise<BotCheckReply>;
}

/** Every word of the widget, and the messages of the error catalogue (docs/product.md §8). */
export interface BotCheckTexts {
  label: string;
  verifying: string;
  verified: string;
  /** "Verification failed. Try again later." */
  error: string;
  /** "Verification expired. Try again." */
  expired: string;
  /** "Verification required!" */
  required: string;
  enterCode: string;
  /** Heard in the field while the audio plays. */
  enterCodeAria: string;
  /** What the picture of the code is, for somebody who can't see it. */
  codeImage: string;
  playAudio: string;
  reload: string;
  verify: string;
  loading: string;
}

/** What a form can ask of the widget. */
export interface BotCheckHandle {
  /**
   * Starts the check if need be and waits for its payload. It may wait long: somebody may have to type a code.
   * @throws BotCheckError when it failed; the widget shows why
   */
  payload: () => Promise<string>;
  /** After a payload was used: it is good once. The ticket of a refusal goes into the next challenge. */
  reset: (ticket?: string) => void;
}

/** The check did not succeed. */
export class BotCheckError extends Error {
  override name = 'BotCheckError';
}
