import { calls, type Lebenslagenbaum } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { lebenslagen } from './schema.ts'

export const loadLebenslagen: Loader<typeof lebenslagen, readonly Lebenslagenbaum[]> = async cms =>
  (await cms.call(calls.lebenslagen, {})).data
