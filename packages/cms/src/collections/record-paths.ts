import { records } from '@rathausplatz/contract/records'

/** The paths below which records have their pages; editors cannot create pages there. */
export const recordPaths: ReadonlyMap<string, string> = new Map(
  Object.values(records).flatMap(record => ('under' in record ? [[record.kind, record.under]] : [])),
)
