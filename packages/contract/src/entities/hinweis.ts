import * as z from 'zod'
import * as field from '../field.ts'
import { hinweisstufenLabels } from '../labels.ts'
import { type PageTheme, sections } from '../sections.ts'

/** Where a notice can stand, as people call it: everywhere, or with one house. */
const orteLabels = Object.fromEntries(
  Object.values(sections).flatMap(({ frame, theme, label }) => {
    if (frame === 'tool') return []
    return [[theme, frame === 'town' ? 'Auf allen Seiten' : `Nur auf den Seiten: ${label}`]]
  }),
) as Readonly<Record<Exclude<PageTheme, 'intranet'>, string>>

/** A notice that stands above the pages of the town or of one house: the pool is closed, water is to be boiled. */
export const hinweis = z
  .object({
    titel: field.requiredLine({
      label: 'Titel',
      help: 'Was gilt, in einem kurzen Satz. Zum Beispiel: Das Freibad ist heute geschlossen',
      max: 120,
    }),
    stufe: field
      .choice(hinweisstufenLabels, {
        label: 'Stufe',
        help: 'Dringend ist, was Menschen sofort wissen müssen. Das Dringendste steht oben.',
      })
      .catch('information')
      .default('wichtig'),
    /** Default: everywhere. */
    wo: field
      .choice(orteLabels, {
        label: 'Wo er steht',
        help: 'Oben auf allen Seiten, oder nur auf denen eines Hauses.',
      })
      .default('default'),
    text: field
      .plainText({
        label: 'Text',
        help: 'Warum, wie lange und was zu tun ist. Zwei, drei Sätze genügen.',
        max: 500,
      })
      .default(''),
    link: field.link({ label: 'Link', help: 'Wo mehr dazu steht.' }).default(''),
    linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
    /** Another one for other words, and when it is put up anew: what somebody has put away comes again then. */
    fassung: z
      .string()
      .regex(/^[\w-]{8}$/)
      .meta({ title: 'Fassung' }),
  })
  .meta({ id: 'Hinweis', title: 'Hinweis' })
export type Hinweis = z.infer<typeof hinweis>
