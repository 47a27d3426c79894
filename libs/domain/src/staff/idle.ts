/** The session of a member ends after so many minutes without a call: the server ends it, and the viewer warns. */
export const STAFF_IDLE_MINUTES = 30;
