/** The exact counts of one unit, form and quarter that is not published yet. */
export interface RunningCounts {
  name: Buffer;
  secret_number: number;
  sealed: Buffer;
}

/** One row of a published table; it never changes. */
export interface PublishedFigures {
  organisation_id: string;
  /** Empty for the row of the whole organisation. */
  unit_id: string;
  form_id: string;
  form_version: number;
  quarter: string;
  /** A PublishedRow (features/statistics/publishing/table.ts). */
  body: string;
}
