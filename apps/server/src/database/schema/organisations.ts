import type { WholeLanguage, StaffRole } from '@lykta/domain';
import type { Generated } from 'kysely';

export interface Organisations {
  id: string;
  name: string;
  threshold: Generated<number>;
  show_names: Generated<boolean>;
  /** Figures up to this quarter are published; null before the first. */
  published_to: Generated<string | null>;
  /** For how many months after a case has ended its answers are kept. */
  keeps_months: Generated<number>;
  /** Whether a form is published only after another member has approved it. */
  second_reader: Generated<boolean>;
  created: Date;
}

export interface Units {
  id: string;
  organisation_id: string;
  name: string;
  /** Holds if every worker of the unit opens its answers (security/units.ts). */
  open_mark: Buffer | null;
  /** Within how many days the unit says that it reads what a child sends; null if it has not said. */
  reads_within: Generated<number | null>;
  /** After how many unread days it tells somebody else than the responsible worker. */
  tells_after: Generated<number>;
}

export interface Members {
  id: string;
  organisation_id: string;
  email: string;
  name: string;
  role: StaffRole;
  password_sealed: Buffer | null;
  totp_sealed: Buffer | null;
  totp_confirmed: Generated<boolean>;
  totp_step: Generated<number>;
  recovery_sealed: Buffer | null;
  active: Generated<boolean>;
  created: Date;
  last_signin: Date | null;
  previous_signin: Date | null;
  /** After this day the member cannot sign in. */
  last_day: Generated<string | null>;
  /** Whether it gets an e-mail when something is new, and the day of the latest one. */
  daily_mail: Generated<boolean>;
  mailed_on: Generated<string | null>;
  /** The language of its e-mail. */
  language: Generated<WholeLanguage>;
  /** Who it is at the organisation's own identity provider, sealed; null before the first such sign-in. */
  identity_sealed: Generated<Buffer | null>;
  mark: Buffer;
}

export interface StaffSessions {
  token_hash: Buffer;
  member_id: string;
  enrolling: boolean;
  created: Date;
  last_seen: Date;
  /** The identity provider where it began, and a hash of the session there; null for a password. */
  identity_provider: string | null;
  identity_sid: Buffer | null;
  /** How far PostgreSQL's log had come when the session last wrote something; set only where there is a replica. */
  written_until: Generated<string | null>;
  mark: Buffer;
}
