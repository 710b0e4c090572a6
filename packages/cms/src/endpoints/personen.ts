import type { CmsHandlers, Person } from '@rathausplatz/contract'
import type { Organisationseinheit } from '@rathausplatz/contract/records'
import { fold } from '@rathausplatz/text'
import type { CmsStore } from '../collections/collections.ts'
import { adresseDer } from '../collections/organisationseinheit.ts'
import { foldedWords, searchable } from '../search/folded-words.ts'
import { MOST_UNITS } from './organisationseinheiten.ts'

/**
 * Answers the staff, who are part of their offices. A town has some dozens of offices and some hundred
 * people, so all are read; the folded search text is cached per office until its next publication.
 */
export function personen(store: CmsStore): NonNullable<CmsHandlers['personen']> {
  let known = new Map<string, Entry[]>()

  const entries = async () => {
    const rows = await store.published.list('organisationseinheit', { limit: MOST_UNITS })
    const now = new Map(
      rows.map(({ document_id, published_at, data }) => {
        const key = `${document_id} ${published_at}`
        return [key, known.get(key) ?? entriesOf(data)]
      }),
    )
    known = now
    return [...now.values()].flat().toSorted(byName)
  }

  return async ({ query: { q, buchstabe, einheit, seite, pro_seite } }) => {
    const words = foldedWords(q ?? '').slice(0, MOST_WORDS)
    const found = (await entries()).filter(
      entry =>
        (einheit === undefined || entry.person.einheit.id === einheit) &&
        words.every(word => entry.text.includes(` ${word}`)),
    )
    const shown = found.filter(entry => buchstabe === undefined || entry.buchstabe === buchstabe)
    const offset = (seite - 1) * pro_seite
    return {
      data: shown.slice(offset, offset + pro_seite).map(({ person }) => person),
      pagination: { page: seite, pages: Math.ceil(shown.length / pro_seite) },
      anzahl: shown.length,
      buchstaben: [...new Set(found.map(entry => entry.buchstabe))].toSorted(),
    }
  }
}

const MOST_WORDS = 8

type Entry = { person: Person; buchstabe: string; text: string }

function entriesOf(unit: Organisationseinheit): Entry[] {
  const einheit = { id: unit.slug, name: unit.name, detailURL: adresseDer(unit) }
  return unit.kontaktpersonen.map(kontaktperson => {
    const { vorname, nachname, funktion } = kontaktperson
    return {
      person: { ...kontaktperson, einheit },
      buchstabe: fold(nachname).charAt(0).toUpperCase(),
      text: searchable([vorname, nachname, funktion, unit.name, unit.kurzname].join(' ')),
    }
  })
}

const german = new Intl.Collator('de')

const byName = ({ person: one }: Entry, { person: other }: Entry) =>
  german.compare(one.nachname, other.nachname) || german.compare(one.vorname, other.vorname)
