import { calls, type Vorlage } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { vorlage } from './schema.ts'

export const loadVorlage: Loader<typeof vorlage, Vorlage> = (cms, { context }) =>
  cms.call(calls.vorlage, { params: { id: context.vorlage } })
