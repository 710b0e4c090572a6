import { type Cms, calls } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import { type Abfuhr, abfuhrOf } from './abfuhr.ts'
import { type Asked, askedIn } from './asked.ts'
import type { abfalltermine } from './schema.ts'

export type Abfuhrseite = {
  path: string
  /** False while the town has entered no collections. */
  eingerichtet: boolean
  adresse: Pick<Asked, 'strasse' | 'ort' | 'bezirk' | 'hausnummer'>
  /** Streets of the town as suggestions for the field. */
  strassen: { strasse: string; ort: string }[]
  /** The next question of the form. */
  frage: { was: 'ort' | 'bezirk' | 'hausnummer'; satz: string; auswahl: string[] } | null
  /** Set if no street has the typed name; `aehnlich` lists similar streets. */
  unbekannt: { aehnlich: { strasse: string; ort: string; href: string }[] } | null
  /** Whether the visitor has just had the place remembered (`ja`) or forgotten (`nein`) on this device. */
  gemerkt: 'ja' | 'nein' | null
  abfuhr: Abfuhr | null
}

/** Most suggested streets: more would need more bytes than the rest of the page. */
const MOST_SUGGESTED = 1_000

export const loadAbfalltermine: Loader<typeof abfalltermine, Abfuhrseite> = async (cms, _, page) => {
  const asked = askedIn(page.query)
  const { strasse, ort, bezirk, hausnummer } = asked
  const adresse = { strasse, ort, bezirk, hausnummer }
  const room = await cms.call(calls.abfall, {})
  const none = {
    path: page.path,
    eingerichtet: room.eingerichtet,
    adresse,
    frage: null,
    unbekannt: null,
    gemerkt: saidIn(page.query),
  }
  if (!room.eingerichtet) return { ...none, strassen: [], abfuhr: null }
  const found = strasse ? await placeOf(cms, adresse) : undefined
  const remembered = strasse || asked.abfallort ? undefined : page.gemerkterAbfallort()
  const place = found?.ort?.id ?? asked.abfallort ?? remembered
  const [strassen, abfuhr] = await Promise.all([
    suggestions(cms),
    place === undefined ? null : abfuhrOf(cms, place, asked, page, room),
  ])
  return {
    ...none,
    strassen,
    abfuhr,
    frage: found?.frage ?? null,
    unbekannt:
      found && !found.ort && !found.frage
        ? {
            aehnlich: found.aehnlich.map(one =>
              Object.assign({}, one, { href: addressOf(page.path, one, hausnummer) }),
            ),
          }
        : null,
  }
}

const saidIn = (query: URLSearchParams) =>
  (['ja', 'nein'] as const).find(said => said === query.get('gemerkt')) ?? null

async function placeOf(cms: Cms, { strasse, ort, bezirk, hausnummer }: Abfuhrseite['adresse']) {
  return cms.call(calls.abfallOrt, {
    query: {
      strasse,
      ...(ort ? { ort } : {}),
      ...(bezirk ? { bezirk } : {}),
      ...(hausnummer ? { hausnummer } : {}),
    },
  })
}

/** If the suggestions fail to load, the field is plain text. */
async function suggestions(cms: Cms): Promise<Abfuhrseite['strassen']> {
  const answer = await cms
    .call(calls.abfallStrassen, { query: { anzahl: MOST_SUGGESTED } })
    .catch(() => undefined)
  return answer?.data ?? []
}

const addressOf = (path: string, { strasse, ort }: { strasse: string; ort: string }, hausnummer: string) =>
  `${path}?${new URLSearchParams({ strasse, ort, ...(hausnummer ? { hausnummer } : {}) })}`
