import type { Aktuelles } from '../collections/aktuelles.ts'
import { artikelPfad } from '../collections/aktuelles.ts'
import { mapFields } from '../collections/fields.ts'
import { type Seite, templateOf } from '../collections/seite.ts'
import { type Veranstaltung, veranstaltungPfad } from '../collections/veranstaltung.ts'
import { plainText } from './plain-text.ts'

/** What a document says to people, and where. */
export type DocumentText = { titel: string; text: string; url: string }

/** The kinds of document that are found, the most lasting first. */
const readers = {
  seite: (page: Seite) => ({ titel: page.title, text: seitenText(page), url: page.pfad }),
  veranstaltung: (event: Veranstaltung) => ({
    titel: event.titel,
    text: joined([event.ort ?? '', event.rubriken.join(' '), plainText(event.text)]),
    url: veranstaltungPfad(event),
  }),
  aktuelles: (artikel: Aktuelles) => ({
    titel: artikel.titel,
    text: joined([artikel.einleitung, plainText(artikel.text)]),
    url: artikelPfad(artikel),
  }),
} as const

export type FoundKind = keyof typeof readers
export const foundKinds = Object.keys(readers) as FoundKind[]

export const documentText = (kind: FoundKind, data: unknown): DocumentText => readers[kind](data as never)

/** Fields whose text is not read on the page: what a picture shows and who took it, names of files. */
const SILENT = /(?:^|\.)(?:bildtext|bildcopyright|bildfokus|icon\d?)$/

function seitenText({ description, content }: Seite): string {
  const parts = [description]
  for (const entry of content) {
    const template = templateOf(entry)
    if (!template) continue
    mapFields(template.context, entry.context, (text, editor, path) => {
      if (editor === 'richtext') parts.push(plainText(text))
      else if ((editor === 'zeile' || editor === 'text') && !SILENT.test(path)) parts.push(text)
      return text
    })
  }
  return joined(parts)
}

const joined = (parts: readonly string[]) => parts.join(' ').replaceAll(/\s+/g, ' ').trim()
