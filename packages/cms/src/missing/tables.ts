/** Addresses that visitors requested but that do not exist, without any data about the visitors. */
export type MissingTables = {
  missing_addresses: MissingAddressesTable
  missing_days: { path: string; day: string; asked: number }
}

export interface MissingAddressesTable {
  path: string
  /** Requests within the days that are kept. */
  asked: number
  last_day: string
  /** Page of this site that links to the address. */
  from_path: string | null
  /** Since when an editor has hidden the address. */
  hidden_at: string | null
}
