import * as z from 'zod'
import * as field from '../field.ts'
import { pageThemes } from '../sections.ts'

export const pageLayouts = ['default', 'wide', 'portal'] as const
export type PageLayout = (typeof pageLayouts)[number]

export const slotNames = ['content', 'sidebar'] as const
export type SlotName = (typeof slotNames)[number]

/** Everyday German, and Leichte Sprache: a version of the page for people with reading difficulties. */
export const sprachen = ['alltag', 'leicht'] as const
export type Sprache = (typeof sprachen)[number]

/** A large picture above a page (spec §3). */
export const heroImage = z
  .object({
    src: field.picture({ label: 'Bild' }),
    alt: field.line({ label: 'Bildtext', max: 500 }),
    copyright: field.line({ label: 'Urheber' }).optional(),
    fokus: field
      .line({ label: 'Bildmittelpunkt', help: 'Dieser Punkt bleibt bei jedem Zuschnitt sichtbar.', max: 20 })
      .meta({ editor: 'bildfokus' })
      .optional(),
  })
  .meta({ id: 'HeroImage', title: 'Kopfbild' })
export type HeroImage = z.infer<typeof heroImage>

export const breadcrumb = z
  .object({ title: field.requiredLine({ label: 'Titel' }), href: field.link({ label: 'Link' }) })
  .meta({ id: 'Breadcrumb', title: 'Brotkrume' })
export type Breadcrumb = z.infer<typeof breadcrumb>

/**
 * A template in a slot. `context` is its content, `options` are its settings. The schema of the template
 * reads both for each entry, so that a broken entry never breaks its page.
 */
export const contentEntry = z
  .object({
    template: z.string().min(1).max(100),
    slotName: z.enum(slotNames).default('content'),
    context: z.record(z.string(), z.unknown()).default({}),
    options: z.record(z.string(), z.unknown()).default({}),
  })
  .meta({ id: 'ContentEntry', title: 'Inhaltsbaustein' })
export type ContentEntry = z.infer<typeof contentEntry>

/**
 * How a page configures the fetches of its templates (spec §3, §5, §7). `name` is a call of the contract;
 * whenever a template of the page makes this call, the query also gets `params` and the values of the
 * visitor's address that `forward` names.
 */
export const apiCall = z
  .object({
    name: z.string().min(1).max(100).meta({ title: 'Abruf', editor: 'zeile' }),
    params: z
      .record(z.string().max(100), z.union([z.string().max(300), z.number()]))
      .default({})
      .meta({ title: 'Feste Angaben', description: 'Zum Beispiel: rubrik_id 3', editor: 'angaben' }),
    forward: z
      .array(z.string().min(1).max(100).meta({ title: 'Angabe', editor: 'zeile' }))
      .max(20)
      .default([])
      .meta({ title: 'Aus der Adresse übernehmen', description: 'Zum Beispiel: rubrik_id, seite' }),
    options: z
      .looseObject({
        redirectOnSingleEntry: field.schalter({ label: 'Ein einziger Eintrag: zu seiner Seite' }).optional(),
        meta: field.schalter({ label: 'Titel und Beschreibung aus dem Abruf' }).optional(),
        errorOnEmpty: field.schalter({ label: 'Ohne Einträge gibt es die Seite nicht' }).optional(),
      })
      .default({})
      .meta({ title: 'Verhalten' }),
  })
  .meta({ id: 'ApiCall', title: 'Inhaltsabruf' })
export type ApiCall = z.infer<typeof apiCall>

/** Title and description for search engines, shares and tabs, instead of those of the page (spec §3). */
export const seo = z
  .object({
    title: field
      .line({ label: 'Titel für Suchmaschinen', help: 'Ohne Angabe der Titel der Seite.' })
      .default(''),
    description: field
      .plainText({
        label: 'Beschreibung für Suchmaschinen',
        help: 'Ohne Angabe die Beschreibung der Seite.',
        max: 500,
      })
      .default(''),
  })
  .meta({
    id: 'Seo',
    title: 'Suchmaschinen',
    description: 'Nur, wenn Suchmaschinen etwas anderes zeigen sollen als Titel und Beschreibung.',
  })

/** The page at a path of the site (spec §3: page route result and page level). */
export const pageRoute = z
  .object({
    pageTheme: z.enum(pageThemes).catch('default').default('default'),
    apiCalls: z.array(apiCall).default([]),
    content: z.array(z.unknown()).max(500),
    title: field.requiredLine({ label: 'Seitentitel' }),
    description: field
      .plainText({ label: 'Beschreibung', help: 'Erscheint in Suchmaschinen.', max: 500 })
      .default(''),
    canonical: field
      .link({
        label: 'Maßgebliche Adresse',
        help: 'Steht derselbe Inhalt auch anderswo, zeigen Suchmaschinen die Seite hier.',
      })
      .optional(),
    /** The last change that visitors can see. */
    geaendert: field.dateTime({ label: 'Zuletzt geändert' }).optional(),
    breadcrumbs: z.array(breadcrumb).default([]),
    heroImages: z.array(heroImage).max(5).default([]),
    pageLayout: z.enum(pageLayouts).catch('default').default('default'),
    seo: seo.optional(),
    /** The former content is gone permanently, and this page says so (HTTP 410). */
    status: z.literal(410).optional().meta({ title: 'Status der Seite' }),
    sprache: z.enum(sprachen).optional().meta({ title: 'Sprache dieser Antwort' }),
    /** The language versions of the page, if there are others than everyday German. */
    sprachfassungen: z.array(z.enum(sprachen)).optional(),
    pruefvermerk: field
      .line({ label: 'Prüfvermerk', help: 'Wer die Fassung in Leichter Sprache geprüft hat.' })
      .optional(),
  })
  .meta({ id: 'PageRoute', title: 'Seite' })
export type PageRoute = z.infer<typeof pageRoute>

/** The path has another address; the site redirects the visitor. */
export const pageRedirect = z
  .object({ redirect: z.object({ to: field.link({ label: 'Ziel' }), status: z.literal([301, 302]) }) })
  .meta({ id: 'PageRedirect', title: 'Weiterleitung' })
export type PageRedirect = z.infer<typeof pageRedirect>
