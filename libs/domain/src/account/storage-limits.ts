/** How much one account may store: more than any child needs, but too little to fill the disk with free accounts. */
export const STORAGE_LIMITS = {
  /** Includes deleted ones, because their ids stay. */
  persons: 200,
  houses: 50,
  /** Total bytes of all persons and homes; almost all of it is pictures. */
  peopleAndHomes: 5_000_000,
  /** Snapshots of all forms together: a new one replaces the oldest. */
  snapshots: 200,
  /** Devices with reminders: a new one replaces the one registered first. */
  devices: 10,
} as const;
