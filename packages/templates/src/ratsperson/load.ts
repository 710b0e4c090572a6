import { calls, type Ratsperson } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import type { Loader } from '../template.ts'
import type { ratsperson } from './schema.ts'

type Mitgliedschaft = Ratsperson['mitgliedschaften'][number]

export type RatspersonData = {
  person: Ratsperson
  /** Current, future and former memberships. */
  heute: Mitgliedschaft[]
  kuenftig: Mitgliedschaft[]
  frueher: Mitgliedschaft[]
}

export const loadRatsperson: Loader<typeof ratsperson, RatspersonData> = async (
  cms,
  { context },
  { now },
) => {
  const person = await cms.call(calls.ratsperson, { params: { id: context.person } })
  const today = berlinDay(now)
  const isOver = ({ bis }: Mitgliedschaft) => bis !== undefined && bis < today
  const isAhead = ({ von }: Mitgliedschaft) => von > today
  return {
    person,
    heute: person.mitgliedschaften.filter(one => !isOver(one) && !isAhead(one)),
    kuenftig: person.mitgliedschaften.filter(isAhead),
    frueher: person.mitgliedschaften.filter(isOver),
  }
}
