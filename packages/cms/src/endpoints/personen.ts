import type { CmsHandlers, Person } from '@rathausplatz/contract'
import type { Organisationseinheit } from '@rathausplatz/contract/records'
import { fold } from '@rathausplatz/text'
import type { CmsStore } from '../collections/collections.ts'
import { adresseDer } from '../collections/organisationseinheit.ts'
import { helpersMeant } from '../intranet/staff-words.ts'
import { stemsIn } from '../intranet/words-asked.ts'
import { commonlySaid } from '../search/common-words.ts'
import { foldedWords, searchable } from '../search/folded-words.ts'
import { tellingWords } from '../search/question.ts'
import type { Meanings } from '../search/word-list.ts'
import { normalise, stem } from '../search/words.ts'
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
    const inUnit = (await entries()).filter(
      entry => einheit === undefined || entry.person.einheit.id === einheit,
    )
    const found = whoIsMeant(inUnit, q ?? '')
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

/**
 * Returns the people whom all words name: by the beginning of their name, task or office, or by a word of the
 * staff for it. The everyday names of offices count only if nobody is found, because they are parts of names too.
 */
function whoIsMeant(entries: readonly Entry[], q: string): readonly Entry[] {
  const asked = (normalise(q).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)
  const namedBy = (meanings: Meanings) =>
    entries.filter(({ text }) =>
      asked.every(
        word =>
          foldedWords(word).every(part => text.includes(` ${part}`)) ||
          meanings.get(stem(word))?.some(meant => meant.every(part => text.includes(` ${part} `))),
      ),
    )
  const found = namedBy(helpersMeant(q))
  return found.length > 0 ? found : namedBy(commonlySaid(tellingWords(q)))
}

/** The text has the words and their stems, each between spaces. */
type Entry = { person: Person; buchstabe: string; text: string }

function entriesOf(unit: Organisationseinheit): Entry[] {
  const einheit = { id: unit.slug, name: unit.name, detailURL: adresseDer(unit) }
  return unit.kontaktpersonen.map(kontaktperson => {
    const { vorname, nachname, funktion } = kontaktperson
    const told = [vorname, nachname, funktion, unit.name, unit.kurzname].join(' ')
    return {
      person: { ...kontaktperson, einheit },
      buchstabe: fold(nachname).charAt(0).toUpperCase(),
      text: `${searchable(told)} ${stemsIn(told).join(' ')} `,
    }
  })
}

const german = new Intl.Collator('de')

const byName = ({ person: one }: Entry, { person: other }: Entry) =>
  german.compare(one.nachname, other.nachname) || german.compare(one.vorname, other.vorname)
