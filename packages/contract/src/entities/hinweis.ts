import * as z from 'zod'
import * as field from '../field.ts'
import { hinweiskategorieLabels, meldestufenLabels } from '../labels.ts'
import { type PageTheme, sections } from '../sections.ts'

/** Where a notice can stand, as people call it: everywhere, or with one house. */
const orteLabels = Object.fromEntries(
  Object.values(sections).flatMap(({ frame, theme, label }) => {
    if (frame === 'tool') return []
    return [[theme, frame === 'town' ? 'Auf allen Seiten' : `Nur auf den Seiten: ${label}`]]
  }),
) as Readonly<Record<Exclude<PageTheme, 'intranet'>, string>>

/** A page of the site as it is written in an address; nothing behind it. */
const PATH = /^\/(?!\/)[^?#\s]*$/

/** A notice that stands above the pages of the town or of one house: the pool is closed, water is to be boiled. */
export const hinweis = z
  .object({
    titel: field.requiredLine({
      label: 'Titel',
      help: 'Was gilt, in einem kurzen Satz. Zum Beispiel: Das Freibad ist heute geschlossen',
      max: 120,
    }),
    stufe: field
      .choice(meldestufenLabels, {
        label: 'Stufe',
        help: 'Dringend ist, was Menschen sofort wissen müssen. Das Dringendste steht oben. Notfall: schwarz auf gelb über allem, nur bei Gefahr für Leib und Leben.',
      })
      .catch('information')
      .default('wichtig'),
    kategorie: field
      .choice(hinweiskategorieLabels, {
        label: 'Worum es geht',
        help: 'Steht vor dem Titel. „Allgemein“ steht nicht da.',
      })
      .catch('allgemein')
      .default('allgemein'),
    /** Default: everywhere. */
    wo: field
      .choice(orteLabels, {
        label: 'Wo er steht',
        help: 'Oben auf allen Seiten, oder nur auf denen eines Hauses.',
      })
      .default('default'),
    /** Below which page of that place; empty: on all of its pages. */
    seite: z
      .string()
      .trim()
      .max(500)
      .refine(
        path => path === '' || PATH.test(path),
        'Bitte eine Seite der Website angeben, zum Beispiel /rathaus/standesamt.',
      )
      .default('')
      .meta({
        title: 'Nur auf einer Seite',
        description:
          'Er steht dann nur auf dieser Seite und denen darunter. Zum Beispiel: /rathaus/standesamt',
        editor: 'zeile',
      }),
    text: field
      .plainText({
        label: 'Text',
        help: 'Warum, wie lange und was zu tun ist. Zwei, drei Sätze genügen.',
        max: 500,
      })
      .default(''),
    link: field.link({ label: 'Link', help: 'Wo mehr dazu steht.' }).default(''),
    linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
    /** Of a warning that somebody else says: who, when, and until when it holds. Nothing of what the town says itself. */
    quelle: z.string().max(200).default('').meta({ title: 'Quelle' }),
    gesendet: z.string().default('').meta({ title: 'Gesendet' }),
    bis: z.string().default('').meta({ title: 'Gilt bis' }),
    /** When it was last confirmed, where nobody has answered since; else empty. */
    stand: z.string().default('').meta({ title: 'Stand' }),
    /** Another one for other words, and when it is put up anew: what somebody has put away comes again then. */
    fassung: z
      .string()
      .regex(/^[\w-]{8}$/)
      .meta({ title: 'Fassung' }),
  })
  .meta({ id: 'Hinweis', title: 'Hinweis' })
export type Hinweis = z.infer<typeof hinweis>
