import * as z from 'zod'
import * as field from '../field.ts'
import { pagination } from './pagination.ts'

/** An excerpt in pieces: no HTML travels, `treffer` marks the words that were asked for. */
const auszug = z.array(z.object({ text: z.string().max(500), treffer: z.boolean().default(false) })).max(200)

/** One hit of the site search. `groesse` in bytes stands at files only. */
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

/** A way to fewer hits: its value goes into the query, its name is for people. */
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

/** What the search answers to a question: a page of hits, and what helps on. */
export const suchergebnis = z
  .object({
    data: z.array(suchtreffer),
    /** Hits in all, with the filters of the query. */
    gesamt: z.number().int().min(0),
    pagination,
    /** Kinds and sections among all hits, without regard to the filters. */
    facetten: z.object({ art: z.array(facette), bereich: z.array(facette) }),
    /** What editors put first for this question. */
    empfehlungen: z.array(empfehlung).default([]),
    /** What holds only a part of what was asked, where nothing holds all of it: no hits, and not counted as such. */
    aehnliches: z.array(suchtreffer).max(20).default([]),
    /** The question without its typing errors: it was searched for so, or would find something. */
    meinten: field.line({ label: 'Meinten Sie' }).optional(),
    /** What many look for; only where nothing was found. */
    beliebt: z.array(empfehlung).default([]),
  })
  .meta({ id: 'Suchergebnis', title: 'Suchergebnis' })
export type Suchergebnis = z.infer<typeof suchergebnis>

/** What a question could go on to: a page with its address, or a word to search for. */
export const suchvorschlag = z
  .object({ text: field.requiredLine({ label: 'Text' }), url: field.link({ label: 'Adresse' }).optional() })
  .meta({ id: 'Suchvorschlag', title: 'Suchvorschlag' })
export type Suchvorschlag = z.infer<typeof suchvorschlag>
