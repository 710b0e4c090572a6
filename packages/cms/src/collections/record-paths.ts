import { records } from '@rathausplatz/contract/records'

/** The paths below which records have their pages; pages of editors cannot be there. */
export const recordPaths: ReadonlyMap<string, string> = new Map(
  Object.values(records).flatMap(record => ('under' in record ? [[record.kind, record.under]] : [])),
)
