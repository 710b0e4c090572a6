import { type BaugebietUebersicht, calls } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { baugebiete } from './schema.ts'

export const loadBaugebiete: Loader<typeof baugebiete, readonly BaugebietUebersicht[]> = async cms =>
  (await cms.call(calls.baugebiete, { query: {} })).data
