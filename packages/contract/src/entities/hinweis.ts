import * as z from 'zod'
import { derivedMark } from '../derived-mark.ts'
import * as field from '../field.ts'
import { hinweiskategorieLabels, meldestufenLabels } from '../labels.ts'
import { meldestufeOf } from '../meldestufe.ts'
import { otherForms } from '../other-forms.ts'
import { type PageTheme, sections } from '../sections.ts'
import { ende, zeitpunkt } from './zeitpunkt.ts'

/** The labels of the places of a notice: everywhere, or on the pages of one house. */
const orteLabels = Object.fromEntries(
  Object.values(sections).flatMap(({ frame, theme, label }) => {
    if (frame === 'tool') return []
    return [[theme, frame === 'town' ? 'Ganze Stadt' : `Nur auf den Seiten: ${label}`]]
  }),
) as Readonly<Record<Exclude<PageTheme, 'intranet'>, string>>

/** A path of the site without query and fragment. */
const PATH = /^\/(?!\/)[^?#\s]*$/

/** Most of the town's own notices that the website shows: the most urgent, then the newest. */
export const MOST_OWN_NOTICES = 50

const FASSUNG = /^[\w-]{8}$/

/** A moment, or empty if unknown. */
const orNone = <S extends z.ZodType<string>>(schema: S) => z.union([z.literal(''), schema]).default('')

/**
 * Completes a notice of a remote CMS: the text serves as a missing title, and a missing mark is derived from
 * the words.
 */
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

/** A notice above the pages of the town or of one house: the pool is closed, boil your water. */
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
        help: 'Steht vor dem Titel. „Allgemein“ wird nicht angezeigt.',
      })
      .catch('allgemein')
      .default('allgemein'),
    /** Default: everywhere. */
    wo: field
      .choice(orteLabels, {
        label: 'Wo er steht',
        help: '„Ganze Stadt“: oben auf allen Seiten. Sonst nur auf den Seiten eines Hauses.',
      })
      .default('default'),
    /** Shown only on this page and the pages below it; empty: on all pages of the place. */
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
        title: 'Dort nur auf einer Seite',
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
    /** For a warning of another service: its source, time and end. Empty for a notice of the town itself. */
    quelle: z.string().max(200).default('').meta({ title: 'Quelle' }),
    gesendet: orNone(zeitpunkt).meta({ title: 'Gesendet' }),
    /** The beginning of a warning that does not apply yet; otherwise empty. */
    beginn: orNone(zeitpunkt).meta({ title: 'Gilt ab' }),
    bis: orNone(ende).meta({ title: 'Gilt bis' }),
    /**
     * For a danger that the town tells itself: when it told these words. For a warning of a service: the moment of
     * the last confirmation, if the service has not answered since. Otherwise empty.
     */
    stand: orNone(zeitpunkt).meta({ title: 'Stand' }),
    /**
     * Changes with the words and with every new publication: a notice that a visitor has hidden appears again
     * then.
     */
    fassung: z.string().regex(FASSUNG).meta({ title: 'Fassung' }),
  })
  .meta({ id: 'Hinweis', title: 'Hinweis' })
  .register(otherForms, { take: asShown })
export type Hinweis = z.infer<typeof hinweis>
