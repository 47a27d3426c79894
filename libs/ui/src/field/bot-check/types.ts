import type { BotCheckChallenge } from '@lykta/domain';

/** States of the widget (docs/product.md §4, Bot-check widget). */
export type BotCheckState = 'unverified' | 'verifying' | 'code' | 'verified' | 'error' | 'expired';

/** Sent to be verified, with the typed code when the challenge has one. */
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

/** The app's calls to the server. Each rejects when the server refuses. */
export interface BotCheckCalls {
  /** Fetches a challenge. The ticket of the last refusal, if any, lets the server choose its difficulty. */
  challenge: (ticket?: string) => Promise<BotCheckChallenge>;
  /** Verifies a typed code; needed when challenges may ask for a code. */
  verify?: (attempt: BotCheckAttempt) => Promise<BotCheckReply>;
}

/** All texts of the widget, and the messages of the error catalogue (docs/product.md §8). */
export interface BotCheckTexts {
  /** Label of the checkbox. */
  label: string;
  /** While the puzzle is being solved. */
  verifying: string;
  /** After success. */
  verified: string;
  /** "Verification failed. Try again later." */
  error: string;
  /** "Verification expired. Try again." */
  expired: string;
  /** "Verification required!" */
  required: string;
  /** Label of the code field. */
  enterCode: string;
  /** Accessible name of the code field. */
  enterCodeAria: string;
  /** Alternative text of the code's picture. */
  codeImage: string;
  /** Label of the button that plays the code. */
  playAudio: string;
  /** Label of the button for a new code. */
  reload: string;
  /** Label of the button that submits the code. */
  verify: string;
  /** While the code loads. */
  loading: string;
}

/** What a form can call on the widget. */
export interface BotCheckHandle {
  /**
   * Starts the check if needed and resolves with its payload. It can take long, because the user may have to type a
   * code.
   * @throws BotCheckError when the check fails; the widget shows why
   */
  payload: () => Promise<string>;
  /** Call it after using a payload, which is valid once. The ticket of a refusal goes into the next challenge. */
  reset: (ticket?: string) => void;
}

/** The bot check failed. */
export class BotCheckError extends Error {
  override name = 'BotCheckError';
}
