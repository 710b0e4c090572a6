import { calls } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import { type Abfuhr, abfuhrOf } from './abfuhr.ts'
import { type Asked, askedIn } from './asked.ts'
import { FAILED, orFailed, unlessMissing } from './away.ts'
import { placeOf, suggestions } from './find-place.ts'
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
  /**
   * Set if no street has the typed name. `aehnlich` lists similar streets or, if it is the name of a place,
   * the streets of that place.
   */
  unbekannt: { ort?: string; aehnlich: { strasse: string; ort: string; href: string }[] } | null
  /** Set if the form was sent without a street. */
  fehltStrasse?: true
  /** Whether the visitor has just had the place remembered (`ja`) or forgotten (`nein`) on this device. */
  gemerkt: 'ja' | 'nein' | null
  abfuhr: Abfuhr | null
  /** Set if the CMS gave no answer about the street or the place. */
  istGestoert?: true
}

export const loadAbfalltermine: Loader<typeof abfalltermine, Abfuhrseite> = async (cms, _, page) => {
  const asked = askedIn(page.query)
  const { strasse, ort, bezirk, hausnummer } = asked
  const adresse = { strasse, ort, bezirk, hausnummer }
  const room = await cms.call(calls.abfall, {}).catch(unlessMissing)
  const none = {
    path: page.path,
    eingerichtet: room?.eingerichtet ?? false,
    adresse,
    frage: null,
    unbekannt: null,
    gemerkt: saidIn(page.query),
  }
  if (!room?.eingerichtet) return { ...none, strassen: [], abfuhr: null }
  const found = strasse ? await placeOf(cms, adresse).catch(orFailed) : undefined
  if (found === FAILED) return { ...none, strassen: await suggestions(cms), abfuhr: null, istGestoert: true }
  const remembered = strasse || asked.abfallort ? undefined : page.gemerkterAbfallort()
  const place = found?.ort?.id ?? asked.abfallort ?? remembered
  const isUnknown = found && !found.ort && !found.frage
  const named = isUnknown ? room.orte.find(one => isSame(one, strasse)) : undefined
  const [strassen, streets, abfuhr] = await Promise.all([
    suggestions(cms),
    named === undefined ? (found?.aehnlich ?? []) : suggestions(cms, named),
    place === undefined ? null : abfuhrOf(cms, place, asked, page, room).catch(orFailed),
  ])
  return {
    ...none,
    strassen,
    ...(abfuhr === FAILED ? { abfuhr: null, istGestoert: true as const } : { abfuhr }),
    frage: found?.frage ?? null,
    unbekannt: isUnknown
      ? {
          ...(named === undefined ? {} : { ort: named }),
          aehnlich: streets.map(one =>
            Object.assign({}, one, { href: addressOf(page.path, one, hausnummer) }),
          ),
        }
      : null,
    ...(page.query.has('strasse') && strasse === '' && place === undefined
      ? { fehltStrasse: true as const }
      : {}),
  }
}

const isSame = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de')

const saidIn = (query: URLSearchParams) =>
  (['ja', 'nein'] as const).find(said => said === query.get('gemerkt')) ?? null

const addressOf = (path: string, { strasse, ort }: { strasse: string; ort: string }, hausnummer: string) =>
  `${path}?${new URLSearchParams({ strasse, ort, ...(hausnummer ? { hausnummer } : {}) })}`
