import * as z from 'zod'

/** The weight of a finding of the Durchsicht: fix or explain; fix; or just use a simpler word. */
export const befundGewichte = {
  fehler: 'Fehler',
  hinweis: 'Hinweise',
  wort: 'Einfachere Wörter',
} as const
export type BefundGewicht = keyof typeof befundGewichte

/** A problem for visitors, with advice. */
export const befund = z
  .object({
    gewicht: z.enum(Object.keys(befundGewichte) as [BefundGewicht, ...BefundGewicht[]]),
    /** The name of the rule: `linktext`, `bildtext`. */
    regel: z.string(),
    /** A path: `content.2.context.text`. */
    feld: z.string(),
    feldname: z.string(),
    /** The problem. */
    satz: z.string(),
    /** The advice. */
    rat: z.string(),
    /** The words in question. */
    stelle: z.string().optional(),
    /** The date of a series in question: `2026-12-24`. */
    tag: z.string().optional(),
    /** The path of a public content in question. */
    ziel: z.string().optional(),
    /** Set if the public content has the same problem: a correction does not ask about it again. */
    schon_oeffentlich: z.literal(true).optional(),
  })
  .meta({ id: 'Befund', title: 'Befund der Durchsicht' })
export type Befund = z.output<typeof befund>

/** The maximum number of findings in an answer: more than an editor fixes at once. */
export const MOST_BEFUNDE = 200

/** The reading difficulty of a text, as a school grade and in words. */
export const lesbarkeit = z
  .object({ stufe: z.number(), worte: z.string() })
  .meta({ id: 'Lesbarkeit', title: 'Lesbarkeit' })
export type Lesbarkeit = z.output<typeof lesbarkeit>
