import { calls, type LeistungEintrag } from '@rathausplatz/contract'
import type { EntryPage, Loader } from '../template.ts'
import { pageIn } from '../visitor-query.ts'
import type { leistungen } from './schema.ts'

export type LeistungenData = {
  /**
   * The alphabet with the number of services per letter; empty if the entry only shows a part of the
   * services.
   */
  buchstaben: { buchstabe: string; anzahl: number }[]
  /** The choice of the visitor. */
  buchstabe: string
  q: string
  /** Number of matching services on all pages. */
  anzahl: number
  /** The services of this page by letter; hits of a search are a single group without a letter. */
  gruppen: { buchstabe: string; leistungen: LeistungEintrag[] }[]
  page: number
  pages: number
}

const LONGEST_QUESTION = 200

/** Loads the services for an address, from A to Z. Invalid values are ignored. */
export const loadLeistungen: Loader<typeof leistungen, LeistungenData> = async (cms, { context }, page) => {
  const { lebenslage, organisationseinheit } = context
  const part = {
    ...(lebenslage ? { lebenslage } : {}),
    ...(organisationseinheit ? { organisationseinheit } : {}),
  }
  const isWhole = Object.keys(part).length === 0
  const { buchstabe, q, seite } = isWhole ? readQuery(page.query) : { buchstabe: '', q: '', seite: 1 }
  const { data, pagination, anzahl, buchstaben } = await cms.call(calls.leistungen, {
    query: { ...part, ...(buchstabe ? { buchstabe } : {}), ...(q ? { q } : {}), seite },
  })
  return {
    buchstaben: isWhole ? alphabetOf(buchstaben) : [],
    buchstabe,
    q,
    anzahl,
    gruppen: q || !isWhole ? [{ buchstabe: '', leistungen: data }] : byLetter(data),
    page: seite,
    pages: pagination?.pages ?? 1,
  }
}

const ALPHABET = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))

/** Returns all letters, including those without services; the group for digits only if it has services. */
function alphabetOf(found: LeistungenData['buchstaben']): LeistungenData['buchstaben'] {
  const counts = new Map(found.map(({ buchstabe, anzahl }) => [buchstabe, anzahl]))
  const letters = counts.has('0-9') ? ['0-9', ...ALPHABET] : ALPHABET
  return letters.map(buchstabe => ({ buchstabe, anzahl: counts.get(buchstabe) ?? 0 }))
}

function byLetter(services: LeistungEintrag[]): LeistungenData['gruppen'] {
  const groups = Map.groupBy(services, ({ buchstabe }) => buchstabe)
  return [...groups].map(([buchstabe, leistungen]) => ({ buchstabe, leistungen }))
}

function readQuery(query: EntryPage['query']) {
  const q = (query.get('q') ?? '').trim().slice(0, LONGEST_QUESTION)
  const letter = (query.get('buchstabe') ?? '').toUpperCase()
  return {
    q,
    // A search covers all letters.
    buchstabe: q === '' && /^(?:[A-Z]|0-9)$/.test(letter) ? letter : '',
    seite: pageIn(query),
  }
}
