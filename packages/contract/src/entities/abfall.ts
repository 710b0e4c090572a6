import * as z from 'zod'
import {
  type Abfallfraktion,
  type Abholfraktion,
  abfallcodes,
  abfallfraktionen,
  abfallsymbole,
  type Fraktionsvorgabe,
} from '../abfallfraktionen.ts'
import { derivedMark } from '../derived-mark.ts'
import * as field from '../field.ts'
import { filledIn, givenLine } from '../given-text.ts'
import { otherForms, timeOfDay } from '../other-forms.ts'

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/**
 * Finds a fraction by the words of a remote CMS. An unknown fraction becomes `hinweis`: the calendar shows it
 * under its own name.
 */
function fraktionOf(given: unknown): Abfallfraktion {
  const word = typeof given === 'string' ? given.trim().toLowerCase() : ''
  const found = abfallcodes.find(code => {
    const { name, auch } = abfallfraktionen[code] as Fraktionsvorgabe
    return code === word || name.toLowerCase() === word || auch.includes(word)
  })
  return found ?? 'hinweis'
}

export const abfallfraktion = z.enum(abfallcodes).register(otherForms, { take: fraktionOf })

/**
 * Fractions with a collection at the street, for which there are reminders; `hinweis` only appears in the
 * calendar.
 */
export const abholfraktion = abfallfraktion.exclude(['hinweis'])

/**
 * The pattern of the id of a place: ours has ten lower-case letters, a remote CMS may use a number or a UUID.
 */
const ORT_ID = '[A-Za-z0-9][A-Za-z0-9_-]{0,63}'

/** The id of a place. It is part of calendar addresses for years, so it must not change. */
export const abfallortId = z
  .string()
  .regex(new RegExp(`^${ORT_ID}$`))
  .meta({ title: 'Kennung eines Abfallortes' })

/** The id of a tour. */
export const abfalltourId = z.string().regex(/^[a-z0-9]{6,24}$/)

export const abfalltag = z.iso.date('Bitte einen Tag angeben, zum Beispiel 2026-12-02.')

/** A time of day, `07:30`. */
export const uhrzeit = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Bitte eine Uhrzeit angeben, zum Beispiel 07:30.')
  .register(otherForms, { take: timeOfDay })

const FARBE = /^#[0-9a-f]{6}$/

/** Adds our own name, letter, symbol or colour if a remote CMS leaves it out or gives an unknown value. */
function withOurLook(given: unknown): unknown {
  if (!isRecord(given)) return given
  const fraktion = fraktionOf(given['fraktion'])
  const usual: Fraktionsvorgabe = abfallfraktionen[fraktion]
  const farbe = String(given['farbe']).toLowerCase()
  return {
    ...given,
    fraktion,
    name: given['name'] || usual.name,
    buchstabe: given['buchstabe'] || usual.buchstabe,
    symbol: abfallsymbole.find(symbol => symbol === given['symbol']) ?? usual.symbol,
    farbe: FARBE.test(farbe) ? farbe : usual.farbe,
  }
}

/** A fraction with the names of this town. */
export const abfallart = z
  .object({
    fraktion: abfallfraktion,
    name: field.requiredLine({ label: 'Name', max: 60 }),
    buchstabe: field.requiredLine({ label: 'Buchstabe', max: 2 }),
    symbol: z.enum(abfallsymbole),
    /** The colour, such as `#1f5fa8`. It is never the only mark of a fraction. */
    farbe: z.string().regex(FARBE, 'Bitte eine Farbe angeben, zum Beispiel #1f5fa8.'),
    /** The rhythm in the words of the town: „alle zwei Wochen“. */
    rhythmus: field.line({ label: 'Rhythmus', max: 200 }).default(''),
  })
  .meta({ id: 'Abfallart', title: 'Abfallart der Stadt' })
  .register(otherForms, { take: withOurLook })
export type Abfallart = z.infer<typeof abfallart>

/** A street, or a part of it, with the same collections. */
export const abfallort = z
  .object({
    id: abfallortId,
    ort: z.string(),
    /** Empty if the town has no districts. */
    bezirk: z.string(),
    strasse: z.string(),
    /** The house numbers: „1 bis 39, nur ungerade“; empty for all. */
    hausnummern: z.string(),
    /** The full name: „Kelterstraße 1 bis 39, Kernstadt“. */
    name: z.string(),
  })
  .meta({ id: 'Abfallort', title: 'Straße oder Teil einer Straße' })
export type Abfallort = z.infer<typeof abfallort>

/** Derives the id and the name of a collection from its fraction and day if a remote CMS gives none. */
function withItsName(given: unknown): unknown {
  if (!isRecord(given)) return given
  const { id, name, fraktion, datum, urspruenglich } = given
  return {
    ...given,
    id: id || derivedMark([fraktion, urspruenglich || datum, name], 16),
    name:
      name || (fraktionOf(fraktion) === 'hinweis' && fraktion) || abfallfraktionen[fraktionOf(fraktion)].name,
  }
}

/** A collection at a place. */
export const abfalltermin = z
  .object({
    /** Made of the fraction and the original day, so that it stays the same if the collection moves. */
    id: z.string(),
    fraktion: abfallfraktion,
    /** The name in the words of the town. */
    name: z.string(),
    datum: z.iso.date(),
    /** The original day; null unless the collection was moved. */
    urspruenglich: z.iso.date().nullable(),
    /** Why the collection was moved or cancelled: „Fronleichnam“. */
    grund: z.string().default(''),
    entfaellt: z.boolean().default(false),
    /**
     * Only for collections with a time, such as the Schadstoffmobil. For all bins, the town sets one hour.
     */
    zeit_von: uhrzeit.nullable(),
    zeit_bis: uhrzeit.nullable(),
    /** The place of the collection, if bins are not collected in front of the houses. */
    platz: z.string().default(''),
    hinweis: z.string().default(''),
    /** The change as text: „verschoben vom Do., 4. Juni, wegen Fronleichnam“; empty without a change. */
    satz: z.string().default(''),
  })
  .meta({ id: 'Abfalltermin', title: 'Abfuhr' })
  .register(otherForms, { take: withItsName })
export type Abfalltermin = z.infer<typeof abfalltermin>

/**
 * Calendar programs identify a collection by its UID and accept a change with a higher sequence number. If a
 * remote CMS gives neither, both are derived from the collection, so that they are the same at every fetch.
 */
function forCalendars(given: unknown): unknown {
  if (!isRecord(given)) return given
  const { uid, sequenz, geaendert, id, fraktion, datum, urspruenglich, name } = given
  const first = urspruenglich || datum
  return {
    ...(withItsName(given) as object),
    uid: uid || `abfall-${derivedMark([id, fraktion, first, name], 16)}`,
    sequenz: sequenz ?? (first === datum ? 0 : 1),
    geaendert: geaendert || datum,
  }
}

/** A collection for calendar programs (RFC 5545). */
export const abfallkalendertermin = abfalltermin
  .extend({
    /** The globally unique id, without the part after the @. */
    uid: z.string(),
    sequenz: z.number().int().min(0),
    geaendert: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Abfallkalendertermin', title: 'Abfuhr für Kalender' })
  .register(otherForms, { take: forCalendars })
export type Abfallkalendertermin = z.infer<typeof abfallkalendertermin>

/** The times of reminders. The morning leaves an hour until bins usually have to be at the street. */
export const erinnerungszeiten = {
  abend: { name: 'am Abend vorher', uhrzeit: '18:00' },
  morgen: { name: 'am Morgen der Abfuhr', uhrzeit: '05:00' },
} as const
export type Erinnerungszeit = keyof typeof erinnerungszeiten
export const erinnerungszeit = z.enum(
  Object.keys(erinnerungszeiten) as [Erinnerungszeit, ...Erinnerungszeit[]],
)

/** A reminder: one topic of an Abo for each fraction. */
export type Abfallthema = {
  readonly zeit: Erinnerungszeit
  readonly ort: string
  readonly fraktion: Abholfraktion
}

export const abfallthemaOf = ({ zeit, ort, fraktion }: Abfallthema): string =>
  `abfall/${zeit}:${ort}.${fraktion}`

const THEMA = new RegExp(`^abfall/(abend|morgen):(${ORT_ID})\\.([a-z]+)$`)

export function abfallthemaIn(thema: string): Abfallthema | undefined {
  const [, zeit, ort, fraktion] = THEMA.exec(thema) ?? []
  if (zeit === undefined || ort === undefined || fraktion === undefined) return undefined
  const known = abholfraktion.safeParse(fraktion)
  return known.success ? { zeit: zeit as Erinnerungszeit, ort, fraktion: known.data } : undefined
}

/** The page with the collections, for links in messages. */
export const ABFALL_PFAD = '/leben/abfall'

/** A moved or cancelled collection within this number of days is reported at once. */
export const ABFALL_MELDEN_TAGE = 7

/** The range of the calendar of a place, in days before and after today. */
export const ABFALLKALENDER_TAGE = { zurueck: 60, voraus: 400 } as const

/** The push subscription of a device (RFC 8030, 8291). */
export const pushgeraet = z
  .object({
    endpoint: z.url({ protocol: /^https$/, error: 'Diese Adresse nimmt keine Nachrichten an.' }).max(1_000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
      auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
    }),
  })
  .meta({ id: 'Pushgeraet', title: 'Gerät, das Nachrichten bekommt' })

// --- Data of the desk ---

export const verschiebungen = {
  nachholen: 'Ab dem Feiertag einen Tag später, Freitag am Samstag',
  vorziehen: 'Bis zum Feiertag einen Tag früher, Montag am Samstag',
  entfallen: 'Fällt an Feiertagen aus',
  keine: 'Bleibt auch an Feiertagen',
} as const
export type Verschiebung = keyof typeof verschiebungen
const verschiebung = z.enum(Object.keys(verschiebungen) as [Verschiebung, ...Verschiebung[]])

/** 0 is Monday. */
const wochentag = z.number().int().min(0).max(6)

/** A different interval between two days of the year (`06-01`), such as weekly bio bins in summer. */
const saison = z.object({
  von: z.string().regex(/^\d\d-\d\d$/),
  bis: z.string().regex(/^\d\d-\d\d$/),
  alle_wochen: z.number().int().min(1).max(12),
})

/** The rule that creates the collections of a tour. */
export const abfallregel = z
  .discriminatedUnion('art', [
    /** At an interval of weeks, counted from `ab`. */
    z.object({
      art: z.literal('wochen'),
      wochentag,
      alle_wochen: z.number().int().min(1).max(12),
      ab: abfalltag,
      saisons: z.array(saison).max(6).default([]),
      verschiebung: verschiebung.default('nachholen'),
      /** Moves collections in the weeks before Easter and Christmas to an earlier day. */
      vor_festen: z.boolean().default(false),
    }),
    /** No rule: single days only. */
    z.object({ art: z.literal('einzeln') }),
  ])
  .meta({ id: 'Abfallregel', title: 'Regel einer Tour' })
export type Abfallregel = z.infer<typeof abfallregel>

const line = (max: number) => givenLine(max)

/** A tour as editors enter it. */
export const abfalltourAngaben = z.object({
  name: filledIn(line(120), 'Bitte einen Namen angeben, zum Beispiel „Restmüll Kernstadt“.'),
  fraktion: abfallfraktion,
  regel: abfallregel,
  zeit_von: uhrzeit.nullable().default(null),
  zeit_bis: uhrzeit.nullable().default(null),
  platz: line(200).default(''),
  hinweis: line(300).default(''),
  /** The places that the tour serves. */
  orte: z.array(abfallortId).max(5_000).default([]),
})

export const abfalltourKopf = z
  .object({
    id: abfalltourId,
    name: z.string(),
    fraktion: abfallfraktion,
    regel: abfallregel,
    /** The rule as text: „Dienstag, alle zwei Wochen“. */
    regel_worte: z.string(),
    zeit_von: uhrzeit.nullable(),
    zeit_bis: uhrzeit.nullable(),
    platz: z.string(),
    hinweis: z.string(),
    /** True if an import created the tour; later imports recognise it. */
    aus_einfuhr: z.boolean(),
    anzahl_orte: z.number().int(),
    anzahl_termine: z.number().int(),
    /** The first and the last collection from today on. */
    naechster: z.iso.date().nullable(),
    letzter: z.iso.date().nullable(),
    geaendert_am: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'AbfalltourKopf', title: 'Tour ohne Termine' })

/** A collection of a tour. */
export const tourtermin = z
  .object({
    urspruenglich: z.iso.date(),
    datum: z.iso.date(),
    grund: z.string(),
    entfaellt: z.boolean(),
    /** True if an editor changed the collection: neither the rule nor an import overwrites it. */
    von_hand: z.boolean(),
    sequenz: z.number().int(),
    zeit_von: uhrzeit.nullable(),
    zeit_bis: uhrzeit.nullable(),
    platz: z.string(),
    /** The public holiday on its day; only an editor can move a collection to such a day. */
    feiertag: z.string().nullable(),
    geaendert_am: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Tourtermin', title: 'Termin einer Tour' })

export const abfalltour = abfalltourKopf
  .extend({ orte: z.array(abfallort), termine: z.array(tourtermin) })
  .meta({ id: 'Abfalltour', title: 'Tour' })

/** House numbers as editors enter them: „1-39 ungerade, 42a“; empty for all. */
const hausnummern = line(200)
  .default('')
  .meta({ description: 'Zum Beispiel 1-39 ungerade, 42a. Leer: alle Hausnummern.' })

export const abfallortAngaben = z.object({
  ort: filledIn(line(80), 'Bitte den Ort angeben.'),
  bezirk: line(80).default(''),
  strasse: filledIn(line(120), 'Bitte die Straße angeben.'),
  hausnummern,
})

/** The states of an import. */
export const abfalleinfuhrStaende = {
  geprueft: 'Geprüft',
  laeuft: 'Wird übernommen',
  fertig: 'Übernommen',
  gescheitert: 'Gescheitert',
} as const
export type AbfalleinfuhrStand = keyof typeof abfalleinfuhrStaende

const anzahl = z.number().int().min(0)

export const abfalleinfuhr = z
  .object({
    id: z.string(),
    /** The name of the file. */
    name: z.string(),
    stand: z.enum(Object.keys(abfalleinfuhrStaende) as [AbfalleinfuhrStand, ...AbfalleinfuhrStand[]]),
    von: z.object({ id: z.string(), name: z.string() }),
    geprueft_am: z.iso.datetime({ offset: true }),
    /** The progress, from 0 to 1. */
    anteil: z.number().min(0).max(1),
    zeilen: anzahl,
    anzahl: z.object({
      neu: anzahl,
      verschoben: anzahl,
      entfallen: anzahl,
      geblieben: anzahl,
      /** Collections changed by editors; they stay. */
      von_hand: anzahl,
      /**
       * Future collections of these streets and fractions on days outside the range of the file; they stay.
       */
      ausserhalb: anzahl,
      /** Rows that mention a collection but are none: cancellations, distribution of bags, reminders. */
      ausgelassen: anzahl,
      /** Rows with unknown places or fractions. */
      unbekannt: anzahl,
      fehlerhaft: anzahl,
      repariert: anzahl,
      neue_orte: anzahl,
    }),
    erster: z.iso.date().nullable(),
    letzter: z.iso.date().nullable(),
    /** Open questions; with any, the import needs `trotzdem`. */
    bedenken: z.array(z.string()),
    /** Remarks: repaired errors, rows left out. */
    hinweise: z.array(z.string()),
    /** The first rows that could not be read. */
    fehler: z.array(z.object({ zeile: z.number().int(), satz: z.string() })),
    /**
     * By street, for the fractions of the file: the streets with most removed collections first; not all
     * streets of a large town.
     */
    strassen: z.array(
      z.object({
        ort: z.string(),
        neu: anzahl,
        verschoben: anzahl,
        /** Future collections that stay unchanged. */
        bleiben: anzahl,
        entfallen: anzahl,
      }),
    ),
    anzahl_strassen: anzahl,
    /** Removed collections, then moved ones, then the first of the new ones. */
    aenderungen: z.array(
      z.object({
        was: z.enum(['neu', 'verschoben', 'entfallen']),
        fraktion: abfallfraktion,
        orte: z.string(),
        vorher: z.iso.date().nullable(),
        nachher: z.iso.date().nullable(),
      }),
    ),
    /** Why the import failed. */
    stoerung: z.string().nullable(),
  })
  .meta({ id: 'Abfalleinfuhr', title: 'Einfuhr von Abfuhrterminen' })
export type Abfalleinfuhr = z.infer<typeof abfalleinfuhr>

/** The maximum size of an imported file, in bytes. */
export const groessteAbfalleinfuhr = 30 * 1024 * 1024
