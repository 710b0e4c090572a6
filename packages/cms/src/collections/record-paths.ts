import { records } from '@rathausplatz/contract/records'

/** Below these paths records have pages of their own; what an editor writes as a page stands elsewhere. */
export const recordPaths: ReadonlyMap<string, string> = new Map(
  Object.values(records).flatMap(record => ('under' in record ? [[record.kind, record.under]] : [])),
)
