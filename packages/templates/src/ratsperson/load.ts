import { calls, type Ratsperson } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/kalender'
import type { Loader } from '../template.ts'
import type { ratsperson } from './schema.ts'

type Mitgliedschaft = Ratsperson['mitgliedschaften'][number]

export type RatspersonData = {
  person: Ratsperson
  /** What they belong to today, and what they belonged to or will. */
  heute: Mitgliedschaft[]
  sonst: Mitgliedschaft[]
}

export const loadRatsperson: Loader<typeof ratsperson, RatspersonData> = async (
  cms,
  { context },
  { now },
) => {
  const person = await cms.call(calls.ratsperson, { params: { id: context.person } })
  const today = berlinDay(now)
  const holds = ({ von, bis }: Mitgliedschaft) => von <= today && (bis === undefined || today <= bis)
  return {
    person,
    heute: person.mitgliedschaften.filter(holds),
    sonst: person.mitgliedschaften.filter(one => !holds(one)),
  }
}
