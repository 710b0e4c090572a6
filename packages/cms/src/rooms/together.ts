import type { CmsHandlers } from '@rathausplatz/contract'
import { refuseDoubled } from '../refuse-doubled.ts'

/** Answers to calls from several places, as one. Throws where two answer the same call. */
export function together(parts: readonly CmsHandlers[]): CmsHandlers {
  refuseDoubled(parts.flatMap(part => Object.keys(part)))
  const handlers: CmsHandlers = {}
  for (const part of parts) Object.assign(handlers, part)
  return handlers
}
