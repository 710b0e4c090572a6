import {
  type Abfallart,
  type Abfallort,
  type Abfalltermin,
  ALLE_TONNEN,
  binsQuery,
  type CallAnswer,
  type Cms,
  calls,
  isAbholung,
  isCmsError,
  type Tonnenfrage,
  type Tonnenwahl,
  tonnenIn,
  tonnenText,
  UEBLICHE_TONNE,
} from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import { calendarPath, reminderPath, sheetPath, sheetPdfPath, webcalOf } from '../abfall/addresses.ts'
import { type Abfuhrtag, byDay, nextDay } from '../abfall/days.ts'
import { kindsShown } from '../abfall/kinds-shown.ts'
import { type Jahresblatt, yearSheet } from '../abfall/year-sheet.ts'
import { type Monatsblatt, monthAsked, monthSheet } from '../month-sheet/month.ts'
import type { EntryPage } from '../template.ts'
import { numberIn } from '../visitor-query.ts'
import { type Ansicht, type Asked, hrefOf } from './asked.ts'

/** The collections of a place. */
export type Abfuhr = {
  ort: Abfallort
  heute: string
  istGemerkt: boolean
  ansicht: Ansicht
  arten: Abfallart[]
  gewaehlt: string[]
  /** The kinds with their marks: a kind of which several variants are shown has several. */
  marken: Abfallart[]
  /** The kinds that this street has in several variants, with the chosen one. */
  tonnenfragen: (Tonnenfrage & { name: string; gewaehlt: string })[]
  /** The choice of the household in addresses. */
  tonnen: string
  /** Whether this device remembers the street with other bins. */
  hatAndereGemerkt: boolean
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

type Room = CallAnswer<typeof calls.abfall>

/** Loads a place. Null if the place no longer exists, for example one from a cookie or a shared address. */
export async function abfuhrOf(
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
  const istGemerkt = page.gemerkterAbfallort() === id
  const gemerkt = istGemerkt ? tonnenIn(page.gemerkteTonnen()) : NO_CHOICE
  const wahl = asked.tonnen ?? gemerkt
  const answer = await cms
    .call(calls.abfallTermine, {
      params: { ort: id },
      query: { von, bis, mit_entfallenen: 'true', ...binsOf(wahl) },
    })
    .catch((error: unknown) => {
      if (isCmsError(error) && error.code === 'nicht-gefunden') return undefined
      throw error
    })
  if (!answer) return null
  const { ort, fraktionen: arten, data, tonnenfragen } = answer
  const tonnen = tonnenText(knownAt(wahl, tonnenfragen))
  const marken = kindsShown(answer)
  const gewaehlt = asked.fraktionen.filter(name => arten.some(({ fraktion }) => fraktion === name))
  const shown = gewaehlt.length > 0 ? data.filter(({ fraktion }) => gewaehlt.includes(fraktion)) : data
  const href = (more: Parameters<typeof hrefOf>[2]) =>
    hrefOf(page.path, ort.id, { ansicht: asked.ansicht, fraktionen: gewaehlt, tonnen, ...more })
  const upcoming = asked.ansicht === 'liste' ? shown : await nextDates(cms, id, heute, { gewaehlt, wahl })
  const calendar = calendarPath(ort.id, { fraktionen: gewaehlt, tonnen, erinnerung: 'abend' })
  return {
    ort,
    heute,
    istGemerkt,
    hatAndereGemerkt: istGemerkt && tonnen !== tonnenText(knownAt(gemerkt, tonnenfragen)),
    ansicht: asked.ansicht,
    arten,
    marken,
    tonnen,
    tonnenfragen: tonnenfragen.map(frage => questionOf(frage, arten, wahl)),
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
            blatt: yearSheet(jahr, ort, marken, shown, await page.holidays()),
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
    alle: hrefOf(page.path, ort.id, { ansicht: asked.ansicht, tonnen }),
    blatt: sheetPath(ort.id, jahr, tonnen),
    pdf: sheetPdfPath(ort.id, jahr, tonnen),
    kalender: { webcal: webcalOf(page.publicUrl, calendar), datei: calendar },
    erinnerung: remindersOf(ort.id, arten, { gewaehlt, tonnen }, room),
  }
}

const NO_CHOICE: Tonnenwahl = new Map()

const binsOf = (wahl: Tonnenwahl) => binsQuery(tonnenText(wahl))

/** Returns the part of a choice that this place knows. */
const knownAt = (wahl: Tonnenwahl, fragen: readonly Tonnenfrage[]): Tonnenwahl =>
  new Map(
    fragen.flatMap(({ fraktion, auswahl }) => {
      const kennung = wahl.get(fraktion)
      const isKnown = kennung === ALLE_TONNEN || auswahl.some(one => one.kennung === kennung)
      return kennung !== undefined && isKnown ? [[fraktion, kennung] as const] : []
    }),
  )

const DO_NOT_KNOW = 'Ich weiß es nicht'

/** Returns a question with its name and its answer; without one, what the page shows. */
function questionOf(
  frage: Tonnenfrage,
  arten: readonly Abfallart[],
  wahl: Tonnenwahl,
): Abfuhr['tonnenfragen'][number] {
  const { fraktion, auswahl } = frage
  const shown = auswahl.find(({ kennung }) => kennung === UEBLICHE_TONNE)?.kennung ?? ALLE_TONNEN
  return {
    fraktion,
    auswahl: [...auswahl, { kennung: ALLE_TONNEN, name: DO_NOT_KNOW }],
    name: arten.find(art => art.fraktion === fraktion)?.name ?? fraktion,
    gewaehlt: knownAt(wahl, [frage]).get(fraktion) ?? shown,
  }
}

/** Returns the ways to be reminded of collections; for mere notes there are none. */
function remindersOf(
  ort: string,
  arten: readonly Abfallart[],
  { gewaehlt, tonnen }: { gewaehlt: readonly string[]; tonnen: string },
  { erinnerung: { mail, push } }: Pick<Room, 'erinnerung'>,
): Abfuhr['erinnerung'] {
  const all = arten.map(({ fraktion }) => fraktion).filter(isAbholung)
  if (all.length === 0) return { mail: null, push: null, fraktionen: [] }
  const chosen = all.filter(fraktion => gewaehlt.includes(fraktion))
  return {
    mail: mail ? reminderPath(ort, tonnen) : null,
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
  { gewaehlt, wahl }: { gewaehlt: readonly string[]; wahl: Tonnenwahl },
): Promise<Abfalltermin[]> {
  const { data } = await cms.call(calls.abfallTermine, {
    params: { ort },
    query: { von: heute, bis: plusDays(heute, LIST_DAYS), mit_entfallenen: 'false', ...binsOf(wahl) },
  })
  return gewaehlt.length > 0 ? data.filter(({ fraktion }) => gewaehlt.includes(fraktion)) : data
}

/** Returns up to three years with collections; this year is the first, even without collections. */
function yearsOf({ bis }: Pick<Room, 'bis'>, thisYear: number): number[] {
  const last = bis === null ? thisYear : Number(bis.slice(0, 4))
  return Array.from({ length: Math.max(1, Math.min(3, last - thisYear + 1)) }, (_, at) => thisYear + at)
}
