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

/** What another CMS calls it. A kind that nobody knows is told in the calendar, under its own name, and not left out. */
function fraktionOf(given: unknown): Abfallfraktion {
  const word = typeof given === 'string' ? given.trim().toLowerCase() : ''
  const found = abfallcodes.find(code => {
    const { name, auch } = abfallfraktionen[code] as Fraktionsvorgabe
    return code === word || name.toLowerCase() === word || auch.includes(word)
  })
  return found ?? 'hinweis'
}

export const abfallfraktion = z.enum(abfallcodes).register(otherForms, { take: fraktionOf })

/** Those that something is put out for, and that one can be reminded of; the rest is only told in a calendar. */
export const abholfraktion = abfallfraktion.exclude(['hinweis'])

/** How the id of a place is written: ours in ten small letters, that of another CMS as a number or a UUID. */
const ORT_ID = '[A-Za-z0-9][A-Za-z0-9_-]{0,63}'

/** Own id of a place: it stands in addresses of calendars for years. */
export const abfallortId = z
  .string()
  .regex(new RegExp(`^${ORT_ID}$`))
  .meta({ title: 'Kennung eines Abfallortes' })

/** Own id of a tour. */
export const abfalltourId = z.string().regex(/^[a-z0-9]{6,24}$/)

export const abfalltag = z.iso.date('Bitte einen Tag angeben, zum Beispiel 2026-12-02.')

/** A time of day, `07:30`. */
export const uhrzeit = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Bitte eine Uhrzeit angeben, zum Beispiel 07:30.')
  .register(otherForms, { take: timeOfDay })

const FARBE = /^#[0-9a-f]{6}$/

/** What another CMS does not say of a kind, or in its own way, looks as it does with us. */
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

/** A fraction as this town has it. */
export const abfallart = z
  .object({
    fraktion: abfallfraktion,
    name: field.requiredLine({ label: 'Name', max: 60 }),
    buchstabe: field.requiredLine({ label: 'Buchstabe', max: 2 }),
    symbol: z.enum(abfallsymbole),
    /** `#1f5fa8`. Never the only thing that tells it. */
    farbe: z.string().regex(FARBE, 'Bitte eine Farbe angeben, zum Beispiel #1f5fa8.'),
    /** „alle zwei Wochen“, in the words of the town. */
    rhythmus: field.line({ label: 'Rhythmus', max: 200 }).default(''),
  })
  .meta({ id: 'Abfallart', title: 'Abfallart der Stadt' })
  .register(otherForms, { take: withOurLook })
export type Abfallart = z.infer<typeof abfallart>

/** A street, or the part of it, that gets its collections together. */
export const abfallort = z
  .object({
    id: abfallortId,
    ort: z.string(),
    /** Empty where the town has none. */
    bezirk: z.string(),
    strasse: z.string(),
    /** Which numbers: „1 bis 39, nur ungerade“; empty for all. */
    hausnummern: z.string(),
    /** As it is said: „Kelterstraße 1 bis 39, Kernstadt“. */
    name: z.string(),
  })
  .meta({ id: 'Abfallort', title: 'Straße oder Teil einer Straße' })
export type Abfallort = z.infer<typeof abfallort>

/** A date that another CMS gives no name or id has those of its kind and day. */
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
    /** Stays the same when the date moves: fraction and original day. */
    id: z.string(),
    fraktion: abfallfraktion,
    /** In the words of the town. */
    name: z.string(),
    datum: z.iso.date(),
    /** The day on which it would have been; null where it was not moved. */
    urspruenglich: z.iso.date().nullable(),
    /** Why it was moved or dropped: „Fronleichnam“. */
    grund: z.string().default(''),
    entfaellt: z.boolean().default(false),
    /** Only where it has a time: the Schadstoffmobil. Else the bins stand out by the hour the town says. */
    zeit_von: uhrzeit.nullable(),
    zeit_bis: uhrzeit.nullable(),
    /** Where one goes to, where it is not the own house. */
    platz: z.string().default(''),
    hinweis: z.string().default(''),
    /** „verschoben vom Do., 4. Juni, wegen Fronleichnam“; empty where nothing has to be said. */
    satz: z.string().default(''),
  })
  .meta({ id: 'Abfalltermin', title: 'Abfuhr' })
  .register(otherForms, { take: withItsName })
export type Abfalltermin = z.infer<typeof abfalltermin>

/**
 * A calendar tells dates apart by their UID and takes over a change by what counts it. Where another CMS says neither, both
 * are made of the date, so that they are the same at every fetch.
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

/** A collection as calendars take it over (RFC 5545). */
export const abfallkalendertermin = abfalltermin
  .extend({
    /** World-wide name without the part behind the @. */
    uid: z.string(),
    sequenz: z.number().int().min(0),
    geaendert: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Abfallkalendertermin', title: 'Abfuhr für Kalender' })
  .register(otherForms, { take: forCalendars })
export type Abfallkalendertermin = z.infer<typeof abfallkalendertermin>

/** When somebody is reminded: in the morning with an hour left until bins usually have to stand at the street. */
export const erinnerungszeiten = {
  abend: { name: 'am Abend vorher', uhrzeit: '18:00' },
  morgen: { name: 'am Morgen der Abfuhr', uhrzeit: '05:00' },
} as const
export type Erinnerungszeit = keyof typeof erinnerungszeiten
export const erinnerungszeit = z.enum(
  Object.keys(erinnerungszeiten) as [Erinnerungszeit, ...Erinnerungszeit[]],
)

/** What is asked for when somebody wants to be reminded: one topic of an Abo for each fraction. */
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

/** Where people read their dates, for links in messages. */
export const ABFALL_PFAD = '/leben/abfall'

/** How far ahead a moved or dropped date is told of at once, in days. */
export const ABFALL_MELDEN_TAGE = 7

/** How far back and ahead the calendar of a place reaches, in days. */
export const ABFALLKALENDER_TAGE = { zurueck: 60, voraus: 400 } as const

/** What a device is pushed to (RFC 8030, 8291). */
export const pushgeraet = z
  .object({
    endpoint: z.url({ protocol: /^https$/, error: 'Diese Adresse nimmt keine Nachrichten an.' }).max(1_000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
      auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
    }),
  })
  .meta({ id: 'Pushgeraet', title: 'Gerät, das Nachrichten bekommt' })

// --- What the desk keeps ---

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

/** Between two days of the year (`06-01`), another distance: bio bins every week in summer. */
const saison = z.object({
  von: z.string().regex(/^\d\d-\d\d$/),
  bis: z.string().regex(/^\d\d-\d\d$/),
  alle_wochen: z.number().int().min(1).max(12),
})

/** How a tour comes about. */
export const abfallregel = z
  .discriminatedUnion('art', [
    /** Every so many weeks, counted from `ab`. */
    z.object({
      art: z.literal('wochen'),
      wochentag,
      alle_wochen: z.number().int().min(1).max(12),
      ab: abfalltag,
      saisons: z.array(saison).max(6).default([]),
      verschiebung: verschiebung.default('nachholen'),
      /** Weeks before Easter and Christmas go earlier instead. */
      vor_festen: z.boolean().default(false),
    }),
    /** Single days only. */
    z.object({ art: z.literal('einzeln') }),
  ])
  .meta({ id: 'Abfallregel', title: 'Regel einer Tour' })
export type Abfallregel = z.infer<typeof abfallregel>

const line = (max: number) => givenLine(max)

/** A tour as it is given. */
export const abfalltourAngaben = z.object({
  name: filledIn(line(120), 'Bitte einen Namen angeben, zum Beispiel „Restmüll Kernstadt“.'),
  fraktion: abfallfraktion,
  regel: abfallregel,
  zeit_von: uhrzeit.nullable().default(null),
  zeit_bis: uhrzeit.nullable().default(null),
  platz: line(200).default(''),
  hinweis: line(300).default(''),
  /** Which places it serves. */
  orte: z.array(abfallortId).max(5_000).default([]),
})

export const abfalltourKopf = z
  .object({
    id: abfalltourId,
    name: z.string(),
    fraktion: abfallfraktion,
    regel: abfallregel,
    /** The rule in words: „Dienstag, alle zwei Wochen“. */
    regel_worte: z.string(),
    zeit_von: uhrzeit.nullable(),
    zeit_bis: uhrzeit.nullable(),
    platz: z.string(),
    hinweis: z.string(),
    /** Made by an import, which finds it again. */
    aus_einfuhr: z.boolean(),
    anzahl_orte: z.number().int(),
    anzahl_termine: z.number().int(),
    /** The first and last date from today on. */
    naechster: z.iso.date().nullable(),
    letzter: z.iso.date().nullable(),
    geaendert_am: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'AbfalltourKopf', title: 'Tour ohne Termine' })

/** A date of a tour. */
export const tourtermin = z
  .object({
    urspruenglich: z.iso.date(),
    datum: z.iso.date(),
    grund: z.string(),
    entfaellt: z.boolean(),
    /** Changed by a person: no plan and no import takes it back. */
    von_hand: z.boolean(),
    sequenz: z.number().int(),
    zeit_von: uhrzeit.nullable(),
    zeit_bis: uhrzeit.nullable(),
    platz: z.string(),
    /** The holiday on its day, which only a person may choose. */
    feiertag: z.string().nullable(),
    geaendert_am: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Tourtermin', title: 'Termin einer Tour' })

export const abfalltour = abfalltourKopf
  .extend({ orte: z.array(abfallort), termine: z.array(tourtermin) })
  .meta({ id: 'Abfalltour', title: 'Tour' })

/** Numbers of houses as they are given: „1-39 ungerade, 42a“; empty for all. */
const hausnummern = line(200)
  .default('')
  .meta({ description: 'Zum Beispiel 1-39 ungerade, 42a. Leer: alle Hausnummern.' })

export const abfallortAngaben = z.object({
  ort: filledIn(line(80), 'Bitte den Ort angeben.'),
  bezirk: line(80).default(''),
  strasse: filledIn(line(120), 'Bitte die Straße angeben.'),
  hausnummern,
})

/** How an import stands. */
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
    /** As the file is called. */
    name: z.string(),
    stand: z.enum(Object.keys(abfalleinfuhrStaende) as [AbfalleinfuhrStand, ...AbfalleinfuhrStand[]]),
    von: z.object({ id: z.string(), name: z.string() }),
    geprueft_am: z.iso.datetime({ offset: true }),
    /** From 0 to 1. */
    anteil: z.number().min(0).max(1),
    zeilen: anzahl,
    anzahl: z.object({
      neu: anzahl,
      verschoben: anzahl,
      entfallen: anzahl,
      geblieben: anzahl,
      /** Dates that a person has moved, and that stay. */
      von_hand: anzahl,
      /** Coming dates of these streets and fractions on days of which the file does not speak; they stay. */
      ausserhalb: anzahl,
      /** Rows that name a collection and mean none: it falls out, bags are handed out, somebody is reminded. */
      ausgelassen: anzahl,
      /** Rows with places or fractions that the town does not have. */
      unbekannt: anzahl,
      fehlerhaft: anzahl,
      repariert: anzahl,
      neue_orte: anzahl,
    }),
    erster: z.iso.date().nullable(),
    letzter: z.iso.date().nullable(),
    /** What has to be looked at before it is taken over; with any, `trotzdem` is needed. */
    bedenken: z.array(z.string()),
    /** What was noticed: which faults were repaired, what was left out. */
    hinweise: z.array(z.string()),
    /** The first rows that could not be read. */
    fehler: z.array(z.object({ zeile: z.number().int(), satz: z.string() })),
    /** Street by street, of the fractions that the file names: those where most goes come first, and not all of a city. */
    strassen: z.array(
      z.object({
        ort: z.string(),
        neu: anzahl,
        verschoben: anzahl,
        /** Coming dates that stay as they are. */
        bleiben: anzahl,
        entfallen: anzahl,
      }),
    ),
    anzahl_strassen: anzahl,
    /** What goes, then what moves, then the first of what comes. */
    aenderungen: z.array(
      z.object({
        was: z.enum(['neu', 'verschoben', 'entfallen']),
        fraktion: abfallfraktion,
        orte: z.string(),
        vorher: z.iso.date().nullable(),
        nachher: z.iso.date().nullable(),
      }),
    ),
    /** Why it failed. */
    stoerung: z.string().nullable(),
  })
  .meta({ id: 'Abfalleinfuhr', title: 'Einfuhr von Abfuhrterminen' })
export type Abfalleinfuhr = z.infer<typeof abfalleinfuhr>

/** What a file of dates weighs at most. */
export const groessteAbfalleinfuhr = 30 * 1024 * 1024
