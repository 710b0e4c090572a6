import { field, organisationseinheit as wire } from '@rathausplatz/contract'
import * as z from 'zod'
import { contradictoryHours } from './contradictory-hours.ts'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { RecordKind } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { slugField, withSlug } from './slug.ts'

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

export const organisationseinheitPfad = ({ slug }: { slug: string }) =>
  `${recordPaths.organisationseinheit}/${slug}`

/** The tag by which what belongs to a unit is read. */
export const gehoertZu = (slug: string) => `gehoert-zu:${slug}`

export const organisationseinheit: RecordKind<Organisationseinheit> = {
  kind: 'organisationseinheit',
  label: 'Amt oder Einrichtung',
  parse: data => parseWith(organisationseinheitSchema, withSlug(plainData(data), 'name')),
  key: organisationseinheitPfad,
  columns: ({ name, sortierung, uebergeordnet }) => ({
    title: name,
    datum_von: null,
    sortierung: sortierung ?? null,
    tags: uebergeordnet ? [gehoertZu(uebergeordnet)] : [],
  }),
  references: data => linksOf(organisationseinheitSchema, data),
}
