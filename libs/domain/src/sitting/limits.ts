/** The length of a sitting's code: too many codes to guess one within its minutes. */
export const SITTING_CODE_LENGTH = 8;
/** For how many minutes the code can be typed, and then for how many the form is open. */
export const SITTING_CODE_MINUTES = 15;
export const SITTING_MINUTES = 60;

/** The code by which a child makes an account that a worker made its own: it opens what the child has told. */
export const OWN_CODE_LENGTH = 16;
/** For how many days that code can be typed. */
export const OWN_CODE_DAYS = 90;

/** After so many days without a sending, an account without a sign-in is deleted. */
export const UNUSED_CHILD_DAYS = 365;
