import { field, organisationseinheit as wire } from '@rathausplatz/contract'
import * as z from 'zod'
import { contradictoryHours } from './contradictory-hours.ts'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { schemaForm } from './schema-form.ts'
import { slugField, withSlug } from './slug.ts'
import { textOf } from './text-of.ts'

const organisationseinheitSchema = wire
  .omit({ id: true, uebergeordneteOE: true, untergeordneteOEs: true, detailURL: true })
  .extend({
    slug: slugField,
    uebergeordnet: slugField.optional().meta({ title: 'Gehört zu', editor: 'zeile' }),
    sortierung: z.number().int().optional().meta({ title: 'Sortierung', editor: 'zahl' }),
    /** Houses with a part of the site to themselves: the pool lives at /freibad. */
    seite: field.link({ label: 'Eigene Seite' }).default(''),
  })
  .check(contradictoryHours)

/** An office or a house as it is stored: that of the wire, with its place among the others. */
export type Organisationseinheit = z.output<typeof organisationseinheitSchema>

/** The page of an office or a house: one of its own, or the part of the site that it has to itself. */
export const adresseDer = (data: { slug: string; seite: string }) =>
  data.seite || organisationseinheitPfad(data)

export const organisationseinheitPfad = ({ slug }: { slug: string }) =>
  `${recordPaths.organisationseinheit}/${slug}`

/** The tag by which what belongs to a unit is read. */
export const gehoertZu = (slug: string) => `gehoert-zu:${slug}`

export const organisationseinheit: RecordKind<Organisationseinheit> = {
  kind: 'organisationseinheit',
  label: 'Amt oder Einrichtung',
  form: schemaForm(organisationseinheitSchema),
  parse: data => parseWith(organisationseinheitSchema, withSlug(plainData(data), 'name')),
  key: organisationseinheitPfad,
  columns: ({ name, sortierung, uebergeordnet }) => ({
    title: name,
    datum_von: null,
    sortierung: sortierung ?? null,
    tags: uebergeordnet ? [gehoertZu(uebergeordnet)] : [],
  }),
  references: data => linksOf(organisationseinheitSchema, data),
  page: {
    under: recordPaths.organisationseinheit,
    elsewhere: ({ seite }) => seite || undefined,
    of: pageOf,
    names: namesOf,
    text: textOfUnit,
  },
}

/** A question for a person, a room or a number is one for the place where they are. */
function namesOf({ name, kurzname, kommunikation, kontaktpersonen }: Organisationseinheit): string[] {
  const phones = (ways: Organisationseinheit['kommunikation']) =>
    ways.filter(({ kanal }) => kanal === 'TELEFON').map(({ kennung }) => kennung)
  const people = kontaktpersonen.flatMap(person => [nameOf(person), ...phones(person.kommunikation)])
  const rooms = new Set(kontaktpersonen.map(({ raum }) => raum))
  return [name, kurzname, ...phones(kommunikation), ...people, ...rooms].filter(Boolean)
}

const nameOf = ({ vorname, nachname }: Organisationseinheit['kontaktpersonen'][number]) =>
  [vorname, nachname].filter(Boolean).join(' ')

/** Hours are told by the page itself; people in whole sentences, as an excerpt shows them. */
function textOfUnit({ kontaktpersonen, oeffnungszeiten: _, ...unit }: Organisationseinheit): string {
  const people = kontaktpersonen.map(person => {
    const { funktion, raum, kommunikation } = person
    const phone = kommunikation.find(({ kanal }) => kanal === 'TELEFON')?.kennung
    const said = [funktion, raum, phone && `Telefon ${phone}`].filter(Boolean).join(', ')
    return `${nameOf(person)}${said ? `: ${said}` : ''}.`
  })
  return [textOf(organisationseinheitSchema, unit, 'name'), ...people].join('\n')
}

/** The template fetches the rest: hours depend on the clock, the units around it on other records. */
function pageOf({ slug, name, einleitung }: Organisationseinheit): RecordPage {
  const context: ContextOf<'amt'> = { einheit: slug }
  return { title: name, description: einleitung.slice(0, 500), template: 'amt', context }
}
