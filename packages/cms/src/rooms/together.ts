import type { CmsHandlers } from '@rathausplatz/contract'
import { refuseDoubled } from '../refuse-doubled.ts'

/** Combines the handlers of several parts. Throws if two of them answer the same call. */
export function together(parts: readonly CmsHandlers[]): CmsHandlers {
  refuseDoubled(parts.flatMap(part => Object.keys(part)))
  const handlers: CmsHandlers = {}
  for (const part of parts) Object.assign(handlers, part)
  return handlers
}
