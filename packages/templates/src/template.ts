import type { Cms } from '@rathausplatz/contract'
import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'
import type { ReactNode } from 'react'
import type * as z from 'zod'

/** Groups of templates in the words of editors, in the order of what is placed most. */
export const templateGroups = {
  text: 'Text und Bild',
  kontakt: 'Kontakt und Zeiten',
  listen: 'Listen, die sich selbst füllen',
  zahlen: 'Zahlen und Preise',
  kopf: 'Kopf der Seite',
  einzeln: 'Ein Eintrag ganz',
  besonders: 'Besonderes',
} as const
export type TemplateGroup = keyof typeof templateGroups

/** What a template is made of: its content (`context` on the wire) and its settings (`options`). */
export type TemplateSchema<C extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> = {
  /** German name for the editors. */
  label: string
  /** Among which others editors look for it. */
  group: TemplateGroup
  /** One sentence for editors: what it is for. */
  purpose: string
  /** What people type who do not know its name, beside what label, group and purpose say. */
  words?: string
  /** All that it shows is written into it: without a word, a picture or a link it is nothing. */
  isWritten?: true
  /** A page shows it once; further ones are left out. */
  oncePerPage?: boolean
  context: C
  options: O
}

export function defineSchema<C extends z.ZodObject, O extends z.ZodObject>(schema: TemplateSchema<C, O>) {
  return schema
}

/** A parsed entry of a template. */
export type Entry<S extends TemplateSchema> = {
  context: z.output<S['context']>
  options: z.output<S['options']>
}

/** Contents that show what a template can do, by name. Tests, gallery and demo town all read them. */
export type Examples<S extends TemplateSchema, Data = undefined> = Record<string, Example<S, Data>>

export type Example<S extends TemplateSchema, Data = undefined> = {
  context: z.input<S['context']>
  options?: z.input<S['options']>
} & (Data extends undefined ? unknown : { data: Data })

/** Draws a template: a pure function of its entry and of what its loader brought. */
export type View<S extends TemplateSchema, Data = undefined> = (
  props: Entry<S> & (Data extends undefined ? unknown : { data: Data }),
) => ReactNode

/** The page on which an entry stands, as a visitor asked for it. */
export type EntryPage = {
  path: string
  /** Query of the address: filters, page of a list, month of a calendar. Not checked yet. */
  query: URLSearchParams
  /** Public origin of the site, for addresses that leave it: calendars to subscribe to. */
  publicUrl: string
  /** The moment for which the page is drawn: "jetzt geöffnet" is decided here, never while drawing. */
  now: Date
  /** Whose pages the site may show in a frame: `https://portal.example`. */
  frameOrigins: readonly string[]
  /** What the site tells services of other houses: a privacy page names it. */
  beobachtungen: readonly Beobachtung[]
  /**
   * The place whose waste dates the visitor had this device remember. What is drawn after asking is for this device alone.
   */
  gemerkterAbfallort: () => string | undefined
}

/** Brings what a template shows beside its own content, through the calls of the contract. */
export type Loader<S extends TemplateSchema, Data> = (
  cms: Cms,
  entry: Entry<S>,
  page: EntryPage,
) => Promise<Data>
