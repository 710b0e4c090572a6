/** What visitors asked for and did not get: addresses only, nobody who asked. */
export type MissingTables = {
  missing_addresses: MissingAddressesTable
  missing_days: { path: string; day: string; asked: number }
}

export interface MissingAddressesTable {
  path: string
  /** How often within the days that are kept. */
  asked: number
  last_day: string
  /** Page of this site that leads there. */
  from_path: string | null
  /** Since when no editor wants to see it. */
  hidden_at: string | null
}
