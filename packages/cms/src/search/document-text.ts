import { collections } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'
import { type Seite, seitenText } from '../collections/seite.ts'

/** What a document says to people, and where. */
export type DocumentText = { titel: string; text: string; url: string }

type Kind = keyof typeof collections

const kindsOfRecords = collections as Record<Kind, RecordKind<unknown>>

/** The kinds of document that are found: pages, and the records with a page of their own. The most lasting first. */
export const foundKinds = (Object.keys(collections) as Kind[]).filter(
  kind => kind === 'seite' || kindsOfRecords[kind].page !== undefined,
)
export type FoundKind = (typeof foundKinds)[number]

export function documentText(kind: FoundKind, data: unknown): DocumentText {
  const collection = kindsOfRecords[kind]
  const url = collection.key(data)
  const { title: titel } = collection.columns(data)
  const text = collection.page ? collection.page.text(data) : seitenText(data as Seite)
  return { titel, text, url }
}
