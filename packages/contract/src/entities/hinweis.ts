import * as z from 'zod'
import { derivedMark } from '../derived-mark.ts'
import * as field from '../field.ts'
import { hinweiskategorieLabels, meldestufenLabels } from '../labels.ts'
import { meldestufeOf } from '../meldestufe.ts'
import { otherForms } from '../other-forms.ts'
import { type PageTheme, sections } from '../sections.ts'
import { ende, zeitpunkt } from './zeitpunkt.ts'

/** Where a notice can stand, as people call it: everywhere, or with one house. */
const orteLabels = Object.fromEntries(
  Object.values(sections).flatMap(({ frame, theme, label }) => {
    if (frame === 'tool') return []
    return [[theme, frame === 'town' ? 'Auf allen Seiten' : `Nur auf den Seiten: ${label}`]]
  }),
) as Readonly<Record<Exclude<PageTheme, 'intranet'>, string>>

/** A page of the site as it is written in an address; nothing behind it. */
const PATH = /^\/(?!\/)[^?#\s]*$/

const FASSUNG = /^[\w-]{8}$/

/** A moment, or empty: nobody has said one. */
const orNone = <S extends z.ZodType<string>>(schema: S) => z.union([z.literal(''), schema]).default('')

/** Of another CMS: what can be said is said, by its text where it has no title, under a mark of its own words. */
function asShown(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const { titel, text, fassung, stufe, bis } = given as Record<string, unknown>
  return {
    ...given,
    titel: titel || text,
    text: titel ? text : '',
    fassung:
      typeof fassung === 'string' && FASSUNG.test(fassung)
        ? fassung
        : derivedMark([fassung, titel, text, stufe, bis], 8),
  }
}

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
      .register(otherForms, { take: meldestufeOf })
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
    gesendet: orNone(zeitpunkt).meta({ title: 'Gesendet' }),
    bis: orNone(ende).meta({ title: 'Gilt bis' }),
    /** When it was last confirmed, where nobody has answered since; else empty. */
    stand: orNone(zeitpunkt).meta({ title: 'Stand' }),
    /** Another one for other words, and when it is put up anew: what somebody has put away comes again then. */
    fassung: z.string().regex(FASSUNG).meta({ title: 'Fassung' }),
  })
  .meta({ id: 'Hinweis', title: 'Hinweis' })
  .register(otherForms, { take: asShown })
export type Hinweis = z.infer<typeof hinweis>
