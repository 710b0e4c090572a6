import {
  type Abfallart,
  type Abfallort,
  type Abfalltermin,
  type Cms,
  calls,
  isAbholung,
  isCmsError,
} from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import { calendarPath, reminderPath, sheetPath, sheetPdfPath, webcalOf } from '../abfall/addresses.ts'
import { type Abfuhrtag, byDay, nextDay } from '../abfall/days.ts'
import { type Jahresblatt, yearSheet } from '../abfall/year-sheet.ts'
import { type Monatsblatt, monthAsked, monthSheet } from '../month-sheet/month.ts'
import type { EntryPage, Loader } from '../template.ts'
import { numberIn } from '../visitor-query.ts'
import { type Ansicht, type Asked, askedIn, hrefOf } from './asked.ts'
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
  /** Set if no street has the typed name; `aehnlich` lists similar streets. */
  unbekannt: { aehnlich: { strasse: string; ort: string; href: string }[] } | null
  /** Whether the visitor has just had the place remembered (`ja`) or forgotten (`nein`) on this device. */
  gemerkt: 'ja' | 'nein' | null
  abfuhr: Abfuhr | null
  /** Set if the CMS gave no answer about the street or the place. */
  istGestoert?: true
}

/** The collections of a place. */
export type Abfuhr = {
  ort: Abfallort
  heute: string
  istGemerkt: boolean
  ansicht: Ansicht
  arten: Abfallart[]
  gewaehlt: string[]
  naechste: Abfuhrtag | null
  /** The next days with collections, including cancelled ones, which are marked. */
  tage: Abfuhrtag[]
  monat: (Monatsblatt & { tage: Abfuhrtag[] }) | null
  jahr: { blatt: Jahresblatt; andere: { jahr: number; href: string }[] } | null
  ansichten: Record<Ansicht, string>
  /** Address with all kinds. */
  alle: string
  blatt: string
  pdf: string
  kalender: { webcal: string; datei: string }
  erinnerung: {
    mail: string | null
    push: string | null
    /** Fractions for reminders on a device: the chosen fractions, or all of them without a choice. */
    fraktionen: string[]
  }
}

/** Most days in the list. */
const DAYS_IN_LIST = 8

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
  const [strassen, abfuhr] = await Promise.all([
    suggestions(cms),
    place === undefined ? null : abfuhrOf(cms, place, asked, page, room).catch(orFailed),
  ])
  return {
    ...none,
    strassen,
    ...(abfuhr === FAILED ? { abfuhr: null, istGestoert: true as const } : { abfuhr }),
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

const addressOf = (path: string, { strasse, ort }: { strasse: string; ort: string }, hausnummer: string) =>
  `${path}?${new URLSearchParams({ strasse, ort, ...(hausnummer ? { hausnummer } : {}) })}`

type Room = Awaited<ReturnType<typeof roomOf>>
const roomOf = (cms: Cms) => cms.call(calls.abfall, {})

/** Loads a place. Null if the place no longer exists, for example one from a cookie or a shared address. */
async function abfuhrOf(
  cms: Cms,
  id: string,
  asked: Asked,
  page: EntryPage,
  room: Room,
): Promise<Abfuhr | null> {
  const heute = berlinDay(page.now)
  const month = monthAsked(page.query, page.now)
  const thisYear = Number(heute.slice(0, 4))
  const jahr = numberIn(page.query, 'jahr', 2_100) ?? thisYear
  const { von, bis } = spanOf(asked.ansicht, heute, month, jahr)
  const answer = await cms
    .call(calls.abfallTermine, {
      params: { ort: id },
      query: { von, bis, mit_entfallenen: 'true' },
    })
    .catch((error: unknown) => {
      if (isCmsError(error) && error.code === 'nicht-gefunden') return undefined
      throw error
    })
  if (!answer) return null
  const { ort, fraktionen: arten, data } = answer
  const gewaehlt = asked.fraktionen.filter(name => arten.some(({ fraktion }) => fraktion === name))
  const shown = gewaehlt.length > 0 ? data.filter(({ fraktion }) => gewaehlt.includes(fraktion)) : data
  const href = (more: Parameters<typeof hrefOf>[2]) =>
    hrefOf(page.path, ort.id, { ansicht: asked.ansicht, fraktionen: gewaehlt, ...more })
  const upcoming = asked.ansicht === 'liste' ? shown : await nextDates(cms, id, heute, gewaehlt)
  const calendar = calendarPath(ort.id, { fraktionen: gewaehlt, erinnerung: 'abend' })
  return {
    ort,
    heute,
    istGemerkt: page.gemerkterAbfallort() === ort.id,
    ansicht: asked.ansicht,
    arten,
    gewaehlt,
    naechste: nextDay(upcoming, heute) ?? null,
    tage: asked.ansicht === 'liste' ? byDay(shown).slice(0, DAYS_IN_LIST) : [],
    monat:
      asked.ansicht === 'monat'
        ? {
            ...monthSheet(
              month,
              () => [],
              monat => href({ monat }),
            ),
            tage: byDay(shown),
          }
        : null,
    jahr:
      asked.ansicht === 'jahr'
        ? {
            blatt: yearSheet(jahr, ort, arten, shown),
            andere: yearsOf(room, thisYear)
              .filter(other => other !== jahr)
              .map(other => ({ jahr: other, href: href({ jahr: other }) })),
          }
        : null,
    ansichten: {
      liste: href({ ansicht: 'liste' }),
      monat: href({ ansicht: 'monat' }),
      jahr: href({ ansicht: 'jahr' }),
    },
    alle: hrefOf(page.path, ort.id, { ansicht: asked.ansicht }),
    blatt: sheetPath(ort.id, jahr),
    pdf: sheetPdfPath(ort.id, jahr),
    kalender: { webcal: webcalOf(page.publicUrl, calendar), datei: calendar },
    erinnerung: remindersOf(ort.id, arten, gewaehlt, room),
  }
}

/** Returns the ways to be reminded of collections; for mere notes there are none. */
function remindersOf(
  ort: string,
  arten: readonly Abfallart[],
  gewaehlt: readonly string[],
  { erinnerung: { mail, push } }: Pick<Room, 'erinnerung'>,
): Abfuhr['erinnerung'] {
  const all = arten.map(({ fraktion }) => fraktion).filter(isAbholung)
  if (all.length === 0) return { mail: null, push: null, fraktionen: [] }
  const chosen = all.filter(fraktion => gewaehlt.includes(fraktion))
  return {
    mail: mail ? reminderPath(ort) : null,
    push,
    fraktionen: chosen.length > 0 ? chosen : all,
  }
}

/** How many days ahead the list looks: the rarest bin comes every eight weeks. */
const LIST_DAYS = 90

function spanOf(ansicht: Ansicht, heute: string, month: ReturnType<typeof monthAsked>, jahr: number) {
  if (ansicht === 'monat') return { von: month.von, bis: month.bis }
  if (ansicht === 'jahr') return { von: `${jahr}-01-01`, bis: `${jahr}-12-31` }
  return { von: heute, bis: plusDays(heute, LIST_DAYS) }
}

async function nextDates(
  cms: Cms,
  ort: string,
  heute: string,
  gewaehlt: readonly string[],
): Promise<Abfalltermin[]> {
  const { data } = await cms.call(calls.abfallTermine, {
    params: { ort },
    query: { von: heute, bis: plusDays(heute, LIST_DAYS), mit_entfallenen: 'false' },
  })
  return gewaehlt.length > 0 ? data.filter(({ fraktion }) => gewaehlt.includes(fraktion)) : data
}

/** Returns up to three years with collections; this year is the first, even without collections. */
function yearsOf({ bis }: Pick<Room, 'bis'>, thisYear: number): number[] {
  const last = bis === null ? thisYear : Number(bis.slice(0, 4))
  return Array.from({ length: Math.max(1, Math.min(3, last - thisYear + 1)) }, (_, at) => thisYear + at)
}
