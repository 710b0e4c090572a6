import * as z from 'zod'
import * as field from '../field.ts'
import { emailLine, filledIn, givenLine, givenText, personName } from '../given-text.ts'
import {
  type Pinnwandschritt,
  type Pinnwandstand,
  pinnwandschritte,
  pinnwandstaendeNamen,
} from '../vorgang/pinnwand.ts'
import { mailzustellung, zustellungslage } from './mailzustellung.ts'

/** What an entry is about, in the order in which they are offered. */
export const pinnwandrubriken = {
  biete: 'Biete',
  suche: 'Suche',
  verschenke: 'Verschenke',
  mitmachen: 'Mitmachen und helfen',
  gefunden: 'Gefunden',
  verloren: 'Verloren',
} as const
export type Pinnwandrubrik = keyof typeof pinnwandrubriken

/** Lost and found stands on a page of its own as well. */
export const fundrubriken = ['gefunden', 'verloren'] as const satisfies readonly Pinnwandrubrik[]

export const pinnwandrubrik = z.enum(
  Object.keys(pinnwandrubriken) as [Pinnwandrubrik, ...Pinnwandrubrik[]],
  'Bitte wählen Sie, worum es geht.',
)

/** For how long an entry stands, in days. */
export const laufzeiten = [14, 30, 60] as const

/** Whoever writes to somebody here has an address that is shown to nobody. */
const adresse = emailLine().meta({ title: 'E-Mail', description: 'Steht nirgends auf der Website.' })

const angaben = {
  rubrik: pinnwandrubrik.meta({ title: 'Worum geht es?' }),
  titel: filledIn(
    givenLine(80),
    'Bitte geben Sie einen Titel an, zum Beispiel: Kinderfahrrad, 20 Zoll.',
  ).meta({
    title: 'Titel',
  }),
  text: filledIn(givenText(1_500), 'Bitte beschreiben Sie es in ein paar Sätzen.').meta({ title: 'Text' }),
  ort: givenLine(80).default('').meta({ title: 'Wo?', description: 'Zum Beispiel: Spielplatz am Rebgarten' }),
  /** Shown with the entry, and to whoever is answered. */
  name: personName(60).default('').meta({ title: 'Ihr Name oder Vorname' }),
  tage: z.coerce
    .number()
    .refine(
      tage => (laufzeiten as readonly number[]).includes(tage),
      'Bitte wählen Sie, wie lange er stehen soll.',
    )
    .default(30)
    .meta({ title: 'Wie lange soll er stehen?' }),
}

/** What somebody writes upon the board. The texts are for whoever fills in the form. */
export const pinnwandangaben = z
  .object(angaben)
  .meta({ id: 'Pinnwandangaben', title: 'Angaben zu einem Eintrag' })
export type Pinnwandangaben = z.infer<typeof pinnwandangaben>

export const pinnwandaufgabe = z
  .object({ ...angaben, email: adresse })
  .meta({ id: 'Pinnwandaufgabe', title: 'Ein neuer Eintrag' })
export type Pinnwandaufgabe = z.infer<typeof pinnwandaufgabe>

/** By which an entry is called: `P-7GQ2M9XD`. */
export const pinnwandnummer = z
  .string()
  .regex(/^P-[0-9A-HJKMNP-TV-Z]{8}$/)
  .meta({ title: 'Nummer des Eintrags' })

/** By which an entry is asked for: our number, or as another CMS counts. */
export const pinnwandkennung = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ title: 'Kennung des Eintrags' })

const moment = z.iso.datetime({ offset: true })

/** An entry as all may read it. */
export const pinnwandeintrag = z
  .object({
    nummer: pinnwandkennung,
    /** Empty where another CMS has one that we do not know. */
    rubrik: z.union([pinnwandrubrik, z.literal('')]).default(''),
    titel: z.string(),
    text: z.string(),
    ort: z.string().default(''),
    name: z.string().default(''),
    datum_von: moment,
    laeuft_ab_am: moment,
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Pinnwandeintrag', title: 'Eintrag der Pinnwand' })
export type Pinnwandeintrag = z.infer<typeof pinnwandeintrag>

export const pinnwandstand = z.enum(pinnwandstaendeNamen as [Pinnwandstand, ...Pinnwandstand[]])

export const pinnwandschritt = z.enum(
  Object.keys(pinnwandschritte) as [Pinnwandschritt, ...Pinnwandschritt[]],
)

/** What whoever wrote an entry, and the town, know of it besides. */
const lage = {
  stand: pinnwandstand,
  gesperrt_von: z.enum(['verfasser', 'stadt']).nullable(),
  /** Why it is locked, in the words of whoever locked it. */
  grund: z.string().default(''),
  tage: z.number().int(),
  laeuft_ab_am: moment.nullable(),
  verlaengert: z.number().int().min(0),
  schritte: z.array(pinnwandschritt),
  /** For the next change: 1, and one more with every change. */
  fassung: z.number().int().min(1),
}

/** A message that no mail brought to whoever it is for: they read it on their own page. */
export const verpassteNachricht = z
  .object({
    /** Who wrote it, as they call themselves. */
    name: z.string(),
    /** Empty where its words are kept no longer. */
    text: z.string(),
    am: moment,
    lage: zustellungslage,
    /** Where it is answered, if not where it is read. */
    schluessel: z.string().optional(),
  })
  .meta({ id: 'VerpassteNachricht', title: 'Nachricht, die nicht angekommen ist' })
export type VerpassteNachricht = z.infer<typeof verpassteNachricht>

/** An entry for whoever holds its private link. */
export const eigenerEintrag = pinnwandeintrag
  .omit({ datum_von: true, laeuft_ab_am: true })
  .extend({
    ...lage,
    rubrik: pinnwandrubrik,
    email: z.string(),
    /** Of the latest mail about it; missing where there is none, or none is known any more. */
    zustellung: zustellungslage.optional(),
    nicht_angekommen: z.array(verpassteNachricht).optional(),
  })
  .meta({ id: 'EigenerPinnwandeintrag', title: 'Eigener Eintrag der Pinnwand' })
export type EigenerEintrag = z.infer<typeof eigenerEintrag>

/** Why somebody reports an entry. */
export const meldegruende = {
  verboten: 'Das ist verboten oder gefährlich',
  betrug: 'Das sieht nach Betrug oder Werbung aus',
  beleidigung: 'Das beleidigt oder verletzt jemanden',
  privat: 'Da steht etwas Privates über mich oder andere',
  falsch: 'Das stimmt nicht oder ist längst vorbei',
} as const
export type Meldegrund = keyof typeof meldegruende

export const pinnwandmeldung = z
  .object({
    grund: z
      .enum(Object.keys(meldegruende) as [Meldegrund, ...Meldegrund[]], 'Bitte wählen Sie einen Grund.')
      .meta({ title: 'Was stimmt nicht?' }),
    text: givenText(1_000).default('').meta({ title: 'Was sollen wir wissen?' }),
  })
  .meta({ id: 'Pinnwandmeldung', title: 'Meldung eines Eintrags' })
export type Pinnwandmeldung = z.infer<typeof pinnwandmeldung>

/** What somebody writes to whoever wrote an entry. Neither learns the address of the other. */
export const pinnwandnachricht = z
  .object({
    name: filledIn(personName(60), 'Bitte geben Sie Ihren Namen an.').meta({ title: 'Ihr Name' }),
    email: adresse,
    text: filledIn(givenText(2_000), 'Bitte schreiben Sie, worum es geht.').meta({ title: 'Ihre Nachricht' }),
  })
  .meta({ id: 'Pinnwandnachricht', title: 'Nachricht zu einem Eintrag' })
export type Pinnwandnachricht = z.infer<typeof pinnwandnachricht>

/** What one of the two answers. */
export const pinnwandantwort = z
  .object({
    text: filledIn(givenText(2_000), 'Bitte schreiben Sie eine Antwort.').meta({ title: 'Ihre Antwort' }),
  })
  .meta({ id: 'Pinnwandantwort', title: 'Antwort in einem Gespräch' })

/** An entry for the town: all but what is said between two people. */
export const gepruefterEintrag = eigenerEintrag
  .extend({
    angelegt_am: moment,
    geaendert_am: moment,
    zustellung: mailzustellung.optional(),
    /** Messages about it that did not arrive: from whom to whom, and never what they say. */
    nicht_angekommen: z
      .array(z.object({ worum: z.string(), am: moment, zustellung: mailzustellung }))
      .optional(),
    /** How many wait to be looked at. */
    meldungen_offen: z.number().int().min(0),
    /** The last ones in their order: three where entries stand in a list. */
    meldungen: z.array(z.object({ am: moment, grund: z.string(), text: z.string(), erledigt: z.boolean() })),
  })
  .meta({ id: 'GepruefterPinnwandeintrag', title: 'Eintrag der Pinnwand für die Prüfung' })
export type GepruefterEintrag = z.infer<typeof gepruefterEintrag>
