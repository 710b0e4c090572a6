import type { Cms, Sprache } from '@rathausplatz/contract'
import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'
import type { Holidays } from '@rathausplatz/kalender'
import type { ReactNode } from 'react'
import type * as z from 'zod'

/** Groups of templates with labels for editors, the most used ones first. */
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

/** The definition of a template: its content (`context` on the wire) and its settings (`options`). */
export type TemplateSchema<C extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> = {
  /** German name for the editors. */
  label: string
  /** Group in which editors find it. */
  group: TemplateGroup
  /** Its purpose in one sentence, for editors. */
  purpose: string
  /** Further search terms for editors, besides label, group and purpose. */
  words?: string
  /**
   * Set for a template that only shows its own content: an entry without a text, picture or link is empty.
   */
  isWritten?: true
  /** Set for a template that is a heading of what follows, and needs nothing below it in its own entry. */
  isHeading?: true
  /** Set for a template that a page shows once; its further entries are ignored. */
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

/** Examples by name. Used by tests, the gallery and the demo town. */
export type Examples<S extends TemplateSchema, Data = undefined> = Record<string, Example<S, Data>>

export type Example<S extends TemplateSchema, Data = undefined> = {
  context: z.input<S['context']>
  options?: z.input<S['options']>
} & (Data extends undefined ? unknown : { data: Data })

/** Renders a template: a pure function of its entry and its loader data. */
export type View<S extends TemplateSchema, Data = undefined> = (
  props: Entry<S> & (Data extends undefined ? unknown : { data: Data }),
) => ReactNode

/** The page of an entry, as requested by the visitor. */
export type EntryPage = {
  path: string
  /** Language of the page: a template can choose easy words for texts of its own. */
  sprache?: Sprache | undefined
  /** Query of the address: filters, list page, month of a calendar. It is not validated. */
  query: URLSearchParams
  /** Public origin of the site, for absolute addresses such as calendars to subscribe to. */
  publicUrl: string
  /** Time of the request: states such as "jetzt geöffnet" are computed in the loader, not in the view. */
  now: Date
  /** Returns the public holidays of the town. */
  holidays: () => Promise<Holidays>
  /** Origins that the site may frame: `https://portal.example`. */
  frameOrigins: readonly string[]
  /** Data that the site reports to external services, for the privacy page. */
  beobachtungen: readonly Beobachtung[]
  /**
   * Returns the place that this device remembers for its waste collections. After this call the page is
   * private to the device.
   */
  gemerkterAbfallort: () => string | undefined
  /** Returns the bins that the household has there: `restmuell.4-woechentlich`; empty without a choice. */
  gemerkteTonnen: () => string
}

/** Loads data of a template beyond its own content, through the calls of the contract. */
export type Loader<S extends TemplateSchema, Data> = (
  cms: Cms,
  entry: Entry<S>,
  page: EntryPage,
) => Promise<Data>
