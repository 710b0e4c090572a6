import type { Kontaktperson, Personenverweis } from '@rathausplatz/contract'
import { type Organisationseinheit, records } from '@rathausplatz/contract/records'
import type * as z from 'zod'
import type { Issue, PublicOthers } from '../store/index.ts'
import { asTyped } from './as-far-as-typed.ts'
import { contradictoryHours } from './contradictory-hours.ts'
import { defineCollection, pathIn } from './define-collection.ts'
import { mailAddresses } from './mail-addresses.ts'
import { withPersonIds, withPersonIdsOf } from './person-ids.ts'
import type { ContextOf, PublicRecords, RecordKind, RecordPage } from './record.ts'
import { textOf } from './text-of.ts'

/** The page of an office or institution: a page of its own, or its part of the site. */
export const adresseDer = (data: { slug: string; seite: string }) =>
  data.seite || organisationseinheitPfad(data)

export const organisationseinheitPfad = pathIn(records.organisationseinheit)

/** The tag of records that belong to a unit. */
export const gehoertZu = (slug: string) => `gehoert-zu:${slug}`

// The type is explicit: an office refers to the office above.
export const organisationseinheit: RecordKind<Organisationseinheit> = defineCollection(
  records.organisationseinheit,
  {
    rules: schema =>
      (schema.check(contradictoryHours).check(mailAddresses) as z.ZodType<Organisationseinheit>).transform(
        withPersonIds,
      ),
    asTyped: data => withPersonIds(asTyped(records.organisationseinheit.schema, data)),
    carried: withPersonIdsOf,
    besideOthers,
    tags: ({ uebergeordnet }) => (uebergeordnet ? [gehoertZu(uebergeordnet)] : []),
    page: {
      elsewhere: ({ seite }) => seite || undefined,
      of: pageOf,
      names: namesOf,
      text: textOfUnit,
    },
  },
)

/** Refuses to inherit hours in a circle: nobody in it would state where they come from. */
async function besideOthers(
  { slug, uebergeordnet, zeitenWieOben }: Organisationseinheit,
  others: PublicOthers,
): Promise<readonly Issue[]> {
  const seen = new Set<string>()
  for (let next = zeitenWieOben ? uebergeordnet : undefined; next !== undefined && !seen.has(next); ) {
    if (next === slug) return [{ path: 'uebergeordnet', message: CIRCLE }]
    seen.add(next)
    const above = await others.byKey(
      records.organisationseinheit.kind,
      organisationseinheitPfad({ slug: next }),
    )
    next = (above as Organisationseinheit | undefined)?.uebergeordnet
  }
  return []
}

const CIRCLE =
  'Dieses Amt gehört selbst schon hierher. Bitte ein anderes wählen, damit klar ist, woher die Zeiten kommen.'

/**
 * The names for the search, including people, rooms and telephone numbers: visitors search for these to find
 * the unit.
 */
function namesOf({ name, kurzname, kommunikation, kontaktpersonen }: Organisationseinheit): string[] {
  const phones = (ways: Organisationseinheit['kommunikation']) =>
    ways.filter(({ kanal }) => kanal === 'TELEFON').map(({ kennung }) => kennung)
  const people = kontaktpersonen.flatMap(person => [nameOf(person), ...phones(person.kommunikation)])
  const rooms = new Set(kontaktpersonen.map(({ raum }) => raum))
  return [name, kurzname, ...phones(kommunikation), ...people, ...rooms].filter(Boolean)
}

/**
 * Returns a person of a public office; the office itself if the person has left it, undefined without the
 * office.
 */
export async function personAt(
  published: PublicRecords,
  { einheit, person }: Personenverweis,
): Promise<Kontaktperson | undefined> {
  const found = await published.byKey('organisationseinheit', organisationseinheitPfad({ slug: einheit }))
  if (!found) return undefined
  const { name, kommunikation, kontaktpersonen } = found.data
  return (
    kontaktpersonen.find(({ id }) => id === person) ?? {
      vorname: '',
      nachname: name,
      funktion: '',
      raum: '',
      kommunikation: kommunikation.slice(0, MOST_WAYS),
    }
  )
}

/** Most ways to contact a person. */
const MOST_WAYS = 10

const nameOf = ({ vorname, nachname }: Organisationseinheit['kontaktpersonen'][number]) =>
  [vorname, nachname].filter(Boolean).join(' ')

/** The text for the search. Hours are on the page itself; people are sentences for excerpts. */
function textOfUnit({ kontaktpersonen, oeffnungszeiten: _, ...unit }: Organisationseinheit): string {
  const people = kontaktpersonen.map(person => {
    const { funktion, raum, kommunikation } = person
    const phone = kommunikation.find(({ kanal }) => kanal === 'TELEFON')?.kennung
    const said = [funktion, raum, phone && `Telefon ${phone}`].filter(Boolean).join(', ')
    return `${nameOf(person)}${said ? `: ${said}` : ''}.`
  })
  return [textOf(records.organisationseinheit.schema, unit, 'name'), ...people].join('\n')
}

/** The template loads the rest: hours depend on the clock, the units around it on other records. */
function pageOf({ slug, name, einleitung }: Organisationseinheit): RecordPage {
  const context: ContextOf<'amt'> = { einheit: slug }
  return { title: name, description: einleitung.slice(0, 500), template: 'amt', context }
}
