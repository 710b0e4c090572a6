import { calls, type Ratsperson } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { type Gremiumwahl, gremiumChoice } from '../rat/gremium-choice.ts'
import type { Loader } from '../template.ts'
import type { ratspersonen } from './schema.ts'

export type RatspersonenData = {
  path: string
  personen: (Ratsperson & { gremien: string[] })[]
  gremien: Gremiumwahl[]
  gremium: string
}

/** Loads the current members with their current bodies. */
export const loadRatspersonen: Loader<typeof ratspersonen, RatspersonenData> = async (
  cms,
  _entry,
  { path, query, now },
) => {
  const { gremien, gremium } = await gremiumChoice(cms, query)
  const { data } = await cms.call(calls.ratspersonen, { query: gremium ? { gremium } : {} })
  const today = berlinDay(now)
  const personen = Array.from(data, person => {
    const names = person.mitgliedschaften
      .filter(
        ({ art, von, bis }) => art !== 'fraktion' && von <= today && (bis === undefined || today <= bis),
      )
      .map(({ gremium }) => gremium.name)
    return { ...person, gremien: [...new Set(names)] }
  })
  return { path, personen, gremien, gremium }
}
