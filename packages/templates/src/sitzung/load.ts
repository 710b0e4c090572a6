import { calls, type Sitzung } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import type { Loader } from '../template.ts'
import type { sitzung } from './schema.ts'

export type SitzungData = {
  sitzung: Sitzung
  /** Whether the day of the meeting is over, whatever its state says. */
  istVorbei: boolean
}

export const loadSitzung: Loader<typeof sitzung, SitzungData> = async (cms, { context }, { now }) => {
  const sitzung = await cms.call(calls.sitzung, { params: { id: context.sitzung } })
  return { sitzung, istVorbei: berlinDay(new Date(sitzung.datum_von)) < berlinDay(now) }
}
