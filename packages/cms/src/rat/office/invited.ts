import type { Sitzungsmitglied } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import type { AccountTables } from '../../accounts/tables.ts'
import type { CmsStore } from '../../collections/collections.ts'
import { nameDer } from '../../collections/ratsperson.ts'
import { byName, holdsOn } from '../council.ts'
import { type Evening, headOf, partsOf } from './evening.ts'

/** Most people that are read: more than a council has. */
const MOST_PEOPLE = 1_000

const ORDER = ['vorsitz', 'stellvertretender_vorsitz', 'mitglied', 'beratend', 'stellvertretung'] as const

/**
 * Returns the people invited to a meeting: members of its bodies on that day, possible substitutes, and
 * people who replace a member at it. Their address is that of their account, otherwise that of their record.
 */
export async function invitedTo(store: CmsStore, evening: Evening): Promise<Sitzungsmitglied[]> {
  const { gremium, gemeinsam_mit, datum_von } = headOf(evening).data
  if (Number.isNaN(Date.parse(datum_von))) return []
  const day = berlinDay(new Date(datum_von))
  const bodies = new Set([gremium, ...gemeinsam_mit])
  const standIns = new Set(
    partsOf(evening).flatMap(({ data }) => data.teilnahmen.map(({ vertreten_durch }) => vertreten_durch)),
  )
  const [people, accounts] = await Promise.all([
    store.published.list('ratsperson', { limit: MOST_PEOPLE }),
    store.database.read
      .withTables<AccountTables>()
      .selectFrom('accounts')
      .select(['person', 'email'])
      .where('realm', '=', 'raete')
      .where('disabled_at', 'is', null)
      .where('person', 'is not', null)
      .execute(),
  ])
  const accountOf = new Map(accounts.map(({ person, email }) => [person, email]))
  return people
    .flatMap(({ document_id, data }) => {
      const roles = new Set(
        data.mitgliedschaften
          .filter(one => bodies.has(one.gremium) && holdsOn(one, day))
          .map(({ rolle }) => rolle),
      )
      const standsIn = standIns.has(data.slug)
      const rolle = ORDER.find(one => roles.has(one)) ?? (standsIn ? 'stellvertretung' : undefined)
      if (rolle === undefined) return []
      // A substitute who replaces nobody could not read a non-public meeting.
      if (rolle === 'stellvertretung' && !standsIn && !evening.open) return []
      const account = accountOf.get(document_id)
      const written = data.kommunikation.find(({ kanal }) => kanal === 'EMAIL')?.kennung.trim()
      return [{ data, rolle, email: account ?? written ?? null, konto: account !== undefined }]
    })
    .toSorted(
      (one, other) => ORDER.indexOf(one.rolle) - ORDER.indexOf(other.rolle) || byName(one.data, other.data),
    )
    .map(({ data, rolle, email, konto }) => ({ person: data.slug, name: nameDer(data), rolle, email, konto }))
}
