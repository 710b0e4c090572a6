import { calls, type Lebenslage } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { lebenslage } from './schema.ts'

export const loadLebenslage: Loader<typeof lebenslage, Lebenslage> = (cms, { context: { id } }) =>
  cms.call(calls.lebenslage, { params: { id } })
