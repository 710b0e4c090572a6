import { createHash } from 'node:crypto'
import { type Hinweis, records } from '@rathausplatz/contract/records'
import { sections } from '@rathausplatz/contract/sections'
import { unnamed } from './as-far-as-typed.ts'
import { defineCollection } from './define-collection.ts'
import { schemaForm } from './schema-form.ts'

/** Begins the key of every notice; behind it stands the home page of the house that it is for. */
export const HINWEIS_AT = 'hinweis:'

const shortHash = (of: unknown): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 8)

/** Same words, same place, same notice: the town shows nothing twice. */
const fassungOf = (data: Hinweis): string => shortHash(data)

/** By what visitors put it away: what is put up again later is shown to them again. */
export const markOf = (data: Hinweis, publishedAt: string): string => shortHash([data, publishedAt])

/** What begins the keys of all notices of a place: `hinweis:/freibad`, for the whole town `hinweis:`. */
export const hinweisPlace = (wo: Hinweis['wo']): string =>
  HINWEIS_AT + (wo === 'default' ? '' : sections[wo].path)

/** The page of the house whose notice has this key; none where it is for the whole town. */
export const placeOfHinweis = (key: string): string | undefined =>
  key.slice(HINWEIS_AT.length, key.lastIndexOf('/')) || undefined

/** The most urgent first. */
export const URGENCY: readonly Hinweis['stufe'][] = ['notfall', 'dringend', 'wichtig', 'information']

export const hinweis = defineCollection(records.hinweis, {
  // Of what was stored before, lists know no urgency.
  form: `${schemaForm(records.hinweis.list, records.hinweis.schema)}-${URGENCY.length}`,
  sortierung: ({ stufe }) => URGENCY.indexOf(stufe),
  key: data => `${hinweisPlace(data.wo)}/${fassungOf(data)}`,
  draftKey: ({ wo }, _, id) => `${hinweisPlace(wo)}/${unnamed(id)}`,
  placedBy: { field: 'wo', key: wo => `${hinweisPlace(wo as Hinweis['wo'])}/` },
  standsOn: ({ wo }) => sections[wo].path,
  taken:
    'Diesen Hinweis gibt es schon, Wort für Wort. Sie finden ihn unter „Hinweise“ und können ihn dort wieder veröffentlichen.',
})
