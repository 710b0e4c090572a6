import type { apiCall, HeroImage, PageLayout, SlotName } from '@rathausplatz/contract'
import type { schemas, TemplateName } from '@rathausplatz/templates/schemas'
import type * as z from 'zod'
import { personenverweis } from './organisationseinheiten.ts'

/** A page of the town as written by an editor. */
export type Seite = {
  pfad: string
  pageLayout: PageLayout
  title: string
  breadcrumbTitle?: string
  description: string
  heroImages?: HeroImage[]
  content: Entry[]
  apiCalls?: z.input<typeof apiCall>[]
  /** For a page that exists only in Leichte Sprache. */
  sprache?: 'leicht'
  pruefvermerk?: string
  leichteSprache?: { title: string; description?: string; pruefvermerk?: string; content: Entry[] }
}

export type Entry = {
  template: TemplateName
  slotName: SlotName
  context: Record<string, unknown>
  options: Record<string, unknown>
}

type Context<N extends TemplateName> = z.input<(typeof schemas)[N]['context']>
type Options<N extends TemplateName> = z.input<(typeof schemas)[N]['options']>

/** A template in the content slot. */
export const entry = <N extends TemplateName>(
  template: N,
  context: Context<N>,
  options?: Options<N>,
): Entry => ({
  template,
  slotName: 'content',
  context,
  options: { ...options },
})

/** A template in the sidebar slot. */
export const aside = <N extends TemplateName>(template: N, context: Context<N>): Entry => ({
  ...entry(template, context),
  slotName: 'sidebar',
})

/** The sidebar with contact and hours of an office. */
export const amtNebenan = (einheit: string): Entry[] => [
  aside('anschrift', { titel: 'Ihr Kontakt', einheit }),
  aside('oeffnungszeiten', { einheit }),
]

/** The sidebar with a contact person and the hours of their office. */
export function personNebenan(titel: string, name: string): Entry[] {
  const person = personenverweis(name)
  return [aside('ansprechperson', { titel, person }), aside('oeffnungszeiten', { einheit: person.einheit })]
}

/** The sidebar of a house: state and hours, address and contact. */
export const haus = (einheit: string, zeiten: string): Entry[] => [
  aside('oeffnungszeiten', { titel: zeiten, einheit }),
  aside('anschrift', { titel: 'Kontakt', einheit }),
]
