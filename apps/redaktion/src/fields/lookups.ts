import {
  type CallAnswer,
  calls,
  type InhaltKopf,
  inhaltStatus,
  type Person,
  type Personenverweis,
} from '@rathausplatz/contract'
import { type RecordDefinition, records } from '@rathausplatz/contract/records'
import { withPages } from '../contents/has-page.ts'
import { kennungOf } from '../contents/row.ts'
import { factsOf, type Medium } from '../media/medium.ts'
import { ask } from '../wall/ask.ts'

/** Lookups in the contents of the town: pages for links, records for references. */

export type Found = {
  /** The value of the field. */
  readonly value: string
  readonly title: string
  /** Details: the address or the facts of a document, and the state if it is not public. */
  readonly note: string
}

const SHOWN = 12

const definitions: Readonly<Record<string, RecordDefinition | undefined>> = records

const WITH_PAGES = withPages.join(',')

/** Most documents of the library among the suggestions for a link. */
const DOCUMENTS_SHOWN = 4

/** Finds targets of a link: pages, with documents of the library among them. */
export async function findTargets(text: string): Promise<Found[]> {
  const [pages, documents] = await Promise.all([findPages(text), findDocuments(text)])
  const half = documents.length > 0 ? SHOWN - 2 * DOCUMENTS_SHOWN : SHOWN
  return [...pages.slice(0, half), ...documents, ...pages.slice(half)].slice(0, SHOWN)
}

/** Finds documents by title and name; none for an empty text. */
async function findDocuments(text: string): Promise<Found[]> {
  const suche = text.trim().slice(0, 200)
  if (suche === '') return []
  const query = { art: 'dokument', suche, pro_seite: DOCUMENTS_SHOWN } as const
  // Without the right to read the library, only pages are found.
  const { data } = await ask(calls.redaktionMedien, { query }).catch(() => ({ data: [] }))
  return data.map(documentOf)
}

/** Finds pages by words of their titles and addresses. */
export async function findPages(text: string): Promise<Found[]> {
  const { data } = await ask(calls.redaktionInhalte, {
    query: { art: WITH_PAGES, pro_seite: SHOWN, ...sought(text) },
  })
  return data.flatMap(head => (head.pfad === null ? [] : [pageOf(head, head.pfad)]))
}

/** Returns the page at an address of this site, if the desk knows one. */
export async function pageAt(path: string): Promise<Found | undefined> {
  // A section may hold hundreds of pages, and its own stands anywhere among them.
  for (let nach: string | null = ''; nach !== null; ) {
    const found: CallAnswer<typeof calls.redaktionInhalte> = await ask(calls.redaktionInhalte, {
      query: { art: WITH_PAGES, bereich: path, pro_seite: 100, sortierung: 'titel:asc', nach },
    })
    const head = found.data.find(({ pfad }) => pfad === path)
    if (head) return pageOf(head, path)
    nach = found.weiter
  }
  return undefined
}

/** Finds records of a kind; for an empty text the first ones by title. */
export async function findRecords(kind: string, text: string): Promise<Found[]> {
  const { data } = await ask(calls.redaktionInhalte, {
    query: { art: kind, pro_seite: SHOWN, ...sought(text) },
  })
  return data.map(recordOf)
}

/** Returns the record of a kind with this Kennung. */
export async function recordAt(kind: string, kennung: string): Promise<Found | undefined> {
  const { data } = await ask(calls.redaktionInhalte, {
    query: { art: kind, suche: kennung.replaceAll('-', ' '), pro_seite: 100 },
  })
  return data.map(recordOf).find(({ value }) => value === kennung)
}

/** A person with the reference to them. */
export type FoundPerson = Found & { readonly verweis: Personenverweis }

/** Finds people of the public offices by name, task or office. */
export async function findPersons(text: string): Promise<FoundPerson[]> {
  const q = text.trim().slice(0, 200)
  const { data } = await ask(calls.personen, { query: { pro_seite: SHOWN, ...(q === '' ? {} : { q }) } })
  return data.flatMap(personOf)
}

/** Returns the person of a public office. */
export async function personAt({ einheit, person }: Personenverweis): Promise<Found | undefined> {
  const { data } = await ask(calls.personen, { query: { einheit, pro_seite: 100 } })
  return data.flatMap(personOf).find(({ verweis }) => verweis.person === person)
}

/** Returns the German name of a kind, in the singular. */
export const kindName = (kind: string): string => definitions[kind]?.label.one ?? 'Eintrag'

const sought = (text: string) =>
  text.trim() === '' ? { sortierung: 'titel:asc' as const } : { suche: text.trim().slice(0, 200) }

const pageOf = (head: InhaltKopf, pfad: string): Found => ({
  value: pfad,
  title: head.titel || '(ohne Titel)',
  note: [pfad, stateOf(head)].filter(Boolean).join(' · '),
})

/** Converts a document to a suggestion. */
export const documentOf = (medium: Medium): Found => ({
  value: medium.adresse,
  title: medium.titel,
  note: `Dokument, ${factsOf(medium)}`,
})

const recordOf = (head: InhaltKopf): Found => ({
  value: kennungOf(head),
  title: head.titel || head.schluessel,
  note: stateOf(head),
})

const personOf = ({ id, vorname, nachname, funktion, einheit }: Person): FoundPerson[] => {
  if (id === undefined) return []
  return [
    {
      value: `${einheit.id} ${id}`,
      title: `${vorname} ${nachname}`.trim(),
      note: [funktion, einheit.name].filter(Boolean).join(' · '),
      verweis: { einheit: einheit.id, person: id },
    },
  ]
}

const stateOf = ({ status }: InhaltKopf): string =>
  status === 'oeffentlich' || status === 'geaendert' ? '' : inhaltStatus[status]
