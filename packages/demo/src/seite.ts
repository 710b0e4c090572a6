import type { apiCall, HeroImage, PageLayout, SlotName } from '@rathausplatz/contract'
import type { schemas, TemplateName } from '@rathausplatz/templates/schemas'
import type * as z from 'zod'
import { html } from './html.ts'
import { mail, type Stelle, tel } from './kontakt.ts'

/** A page of the town as an editor wrote it. */
export type Seite = {
  pfad: string
  pageLayout: PageLayout
  title: string
  breadcrumbTitle?: string
  description: string
  heroImages?: HeroImage[]
  content: Entry[]
  apiCalls?: z.input<typeof apiCall>[]
  /** For a page that exists in Leichte Sprache only. */
  sprache?: 'leicht'
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

/** A template beside the content. */
export const aside = <N extends TemplateName>(template: N, context: Context<N>): Entry => ({
  ...entry(template, context),
  slotName: 'sidebar',
})

/** Beside a page: how to reach an office, and when it is open. */
export const amtNebenan = (einheit: string): Entry[] => [
  aside('anschrift', { titel: 'Ihr Kontakt', einheit }),
  aside('oeffnungszeiten', { einheit }),
]

type Contact = {
  titel: string
  wer?: string
  stelle: Stelle
  email: string
  ort?: string
  zeiten?: readonly string[]
}

/** The box beside a page that says whom to ask. */
export function contact({ titel, wer, stelle, email, ort, zeiten = [] }: Contact): Entry {
  const lines = zeiten.map(zeit => `<li>${zeit}</li>`).join('')
  return aside('text', {
    titel,
    text: html`
      ${wer ? `<p>${wer}</p>` : ''}
      <p>Telefon ${tel(stelle)}<br>${mail(email)}</p>
      ${ort ? `<p>${ort}</p>` : ''}
      ${lines ? `<ul>${lines}</ul>` : ''}`,
  })
}

/** The boxes beside the pages of a house: whether it is open, when, where it is and how to reach it. */
export const haus = (einheit: string, zeiten: string): Entry[] => [
  aside('oeffnungszeiten', { titel: zeiten, einheit }),
  aside('anschrift', { titel: 'Kontakt', einheit }),
]

export const rathausZeiten = [
  'Montag bis Freitag 08:30–12:00 Uhr',
  'Dienstag und Donnerstag auch 15:00–17:30 Uhr',
] as const

export const rathausOrt = 'Rathaus, Marktplatz 1<br>76999 Rebenau'
