import * as z from 'zod'
import * as field from '../field.ts'
import { pagination } from './pagination.ts'

/** An excerpt in pieces instead of HTML: `treffer` marks the words of the query. */
export const auszug = z
  .array(z.object({ text: z.string().max(500), treffer: z.boolean().default(false) }))
  .max(200)

/** A hit of the site search. Only files have a `groesse`, in bytes. */
export const suchtreffer = z
  .object({
    titel: field.requiredLine({ label: 'Titel' }),
    auszug,
    url: field.link({ label: 'Adresse' }),
    art: field.requiredLine({ label: 'Art', help: 'Zum Beispiel Seite, Nachricht, Dokument.' }),
    bereich: field.requiredLine({ label: 'Bereich', help: 'Zum Beispiel Stadt, Freibad.' }),
    groesse: z.number().int().min(0).optional().meta({ title: 'Größe in Byte' }),
  })
  .meta({ id: 'Suchtreffer', title: 'Suchtreffer' })
export type Suchtreffer = z.infer<typeof suchtreffer>

/** A filter for fewer hits: its value goes into the query, its name is the label. */
const facette = z.object({
  wert: z.string().regex(/^[a-z0-9-]{1,60}$/),
  name: field.requiredLine({ label: 'Name' }),
  anzahl: z.number().int().min(0),
})
export type Suchfacette = z.infer<typeof facette>

/** A page that editors recommend. */
const empfehlung = z.object({
  titel: field.requiredLine({ label: 'Titel' }),
  url: field.link({ label: 'Adresse' }),
})
export type Suchempfehlung = z.infer<typeof empfehlung>

/** The answer of the search: a page of hits, and further help. */
export const suchergebnis = z
  .object({
    data: z.array(suchtreffer),
    /** The number of all hits, with the filters of the query. */
    gesamt: z.number().int().min(0),
    pagination,
    /** The kinds and sections of all hits, ignoring the filters. */
    facetten: z.object({ art: z.array(facette), bereich: z.array(facette) }),
    /** The recommendations of editors for this query. */
    empfehlungen: z.array(empfehlung).default([]),
    /** Documents with only a part of the query, if no document has all of it. They do not count as hits. */
    aehnliches: z.array(suchtreffer).max(20).default([]),
    /** The query without its typing errors, if the search used it or if it would give hits. */
    meinten: field.line({ label: 'Meinten Sie' }).optional(),
    /** Frequent targets; only if there are no hits. */
    beliebt: z.array(empfehlung).default([]),
  })
  .meta({ id: 'Suchergebnis', title: 'Suchergebnis' })
export type Suchergebnis = z.infer<typeof suchergebnis>

/** A suggestion: a page with its address, or a word to search for. */
export const suchvorschlag = z
  .object({ text: field.requiredLine({ label: 'Text' }), url: field.link({ label: 'Adresse' }).optional() })
  .meta({ id: 'Suchvorschlag', title: 'Suchvorschlag' })
export type Suchvorschlag = z.infer<typeof suchvorschlag>
