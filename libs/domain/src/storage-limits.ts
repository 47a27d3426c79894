/** What one account may keep: more than any child has, and too little to fill a disk with accounts that cost nothing. */
export const STORAGE_LIMITS = {
  /** Also those that were deleted: their ids stay. */
  persons: 200,
  houses: 50,
  /** Bytes of all persons and homes together; almost all of it is pictures. */
  life: 5_000_000,
  /** Earlier answers, of all forms together: the oldest goes when a new one comes. */
  snapshots: 200,
  /** Devices with reminders: the one that was registered first goes. */
  devices: 10,
} as const;
