import { createHash } from 'node:crypto'
import { type Hinweis, records } from '@rathausplatz/contract/records'
import { sectionOf, sections } from '@rathausplatz/contract/sections'
import { unnamed } from './as-far-as-typed.ts'
import { defineCollection } from './define-collection.ts'
import { schemaForm } from './schema-form.ts'

/**
 * The prefix of the keys of all notices, followed by the home page of the institution that a notice is for.
 */
export const HINWEIS_AT = 'hinweis:'

const shortHash = (of: unknown): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 8)

/** The same words in the same place are the same notice: the town does not show it twice. */
const fassungOf = (data: Hinweis): string => shortHash(data)

/** Returns the mark by which a browser remembers a dismissed notice; a later publication is shown again. */
export const markOf = (data: Hinweis, publishedAt: string): string => shortHash([data, publishedAt])

/** Returns the key prefix of the notices of a place: `hinweis:/freibad`, for the whole town `hinweis:`. */
export const hinweisPlace = (wo: Hinweis['wo']): string =>
  HINWEIS_AT + (wo === 'default' ? '' : sections[wo].path)

/**
 * Returns the home page of the institution that a notice is for, from its key; undefined for the whole town.
 */
export const placeOfHinweis = (key: string): string | undefined =>
  key.slice(HINWEIS_AT.length, key.lastIndexOf('/')) || undefined

/** The levels of urgency, the most urgent first. */
export const URGENCY: readonly Hinweis['stufe'][] = ['notfall', 'dringend', 'wichtig', 'information']

/** A notice of a house for a page outside it would be shown nowhere. Returns the message; undefined if it fits. */
function elsewhereInWords({ wo, seite }: Hinweis): string | undefined {
  if (seite === '' || wo === 'default' || sectionOf(seite).theme === wo) return undefined
  const { path, label } = sections[wo]
  return `Diese Seite gehört nicht zu „${label}“, so stünde der Hinweis nirgends. Bitte eine Seite angeben, die mit ${path} beginnt, oder bei „Wo er steht“ etwas anderes wählen.`
}

export const hinweis = defineCollection(records.hinweis, {
  rules: schema =>
    schema.check(({ value, issues }) => {
      const { stufe, text, seite } = value
      if (stufe === 'notfall' && text.trim() === '') {
        const message =
          'Ein Notfall braucht einen Text: Was ist geschehen, und was sollen die Menschen jetzt tun?'
        issues.push({ code: 'custom', path: ['text'], message, input: text })
      }
      const elsewhere = elsewhereInWords(value)
      if (elsewhere) issues.push({ code: 'custom', path: ['seite'], message: elsewhere, input: seite })
    }),
  tags: ({ wo }) => [`ort:${wo}`],
  // `form` includes the number of urgencies and the tag: when they change, older rows are derived anew.
  form: `${schemaForm(records.hinweis.list, records.hinweis.schema)}-${URGENCY.length}-ort`,
  sortierung: ({ stufe }) => URGENCY.indexOf(stufe),
  key: data => `${hinweisPlace(data.wo)}/${fassungOf(data)}`,
  draftKey: ({ wo }, _, id) => `${hinweisPlace(wo)}/${unnamed(id)}`,
  placedBy: { field: 'wo', key: wo => `${hinweisPlace(wo as Hinweis['wo'])}/` },
  standsOn: ({ wo, seite }) => seite || sections[wo].path,
  taken:
    'Diesen Hinweis gibt es schon, Wort für Wort. Sie finden ihn unter „Hinweise“ und können ihn dort wieder veröffentlichen.',
})
