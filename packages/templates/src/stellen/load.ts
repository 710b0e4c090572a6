import { calls, type EmploymentType, employmentTypes, type Stellenanzeige } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { stellen } from './schema.ts'

export type StellenData = {
  stellen: readonly Stellenanzeige[]
  /** Number of all open jobs, before filtering. */
  anzahl: number
  bereiche: readonly string[]
  arten: readonly EmploymentType[]
  auswahl: { bereich: string; umfang: EmploymentType | '' }
}

/**
 * Loads the open jobs for the filter. It requests all jobs: a small town has a dozen, and the filter offers
 * the values of all of them.
 */
export const loadStellen: Loader<typeof stellen, StellenData> = async (cms, _entry, { query }) => {
  const { data } = await cms.call(calls.stellen, { query: {} })
  const bereiche = [...new Set(data.map(({ bereich }) => bereich))].toSorted((a, b) =>
    a.localeCompare(b, 'de'),
  )
  const arten = employmentTypes.filter(art => data.some(({ employmentType }) => employmentType.includes(art)))
  const bereich = bereiche.find(name => name === query.get('bereich')) ?? ''
  const umfang = arten.find(art => art === query.get('umfang')) ?? ''
  return {
    stellen: data.filter(
      stelle =>
        (bereich === '' || stelle.bereich === bereich) &&
        (umfang === '' || stelle.employmentType.includes(umfang)),
    ),
    anzahl: data.length,
    bereiche,
    arten,
    auswahl: { bereich, umfang },
  }
}
