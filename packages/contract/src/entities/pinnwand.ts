import * as z from 'zod'
import * as field from '../field.ts'
import { emailLine, filledIn, givenLine, givenText, personName } from '../given-text.ts'
import { otherForms } from '../other-forms.ts'
import {
  type Pinnwandschritt,
  type Pinnwandstand,
  pinnwandschritte,
  pinnwandstaendeNamen,
} from '../vorgang/pinnwand.ts'
import { eigenesFoto, gezeigtesFoto } from './foto.ts'
import { mailzustellung, zustellungslage } from './mailzustellung.ts'

/** The rubrics of entries, in the order of the form. */
export const pinnwandrubriken = {
  biete: 'Biete',
  suche: 'Suche',
  verschenke: 'Verschenke',
  mitmachen: 'Mitmachen und helfen',
  gefunden: 'Gefunden',
  verloren: 'Verloren',
} as const
export type Pinnwandrubrik = keyof typeof pinnwandrubriken

/** Lost and found is also a page of its own. */
export const fundrubriken = ['gefunden', 'verloren'] as const satisfies readonly Pinnwandrubrik[]

export const pinnwandrubrik = z.enum(
  Object.keys(pinnwandrubriken) as [Pinnwandrubrik, ...Pinnwandrubrik[]],
  'Bitte wählen Sie, worum es geht.',
)

/** The possible durations of an entry, in days. */
export const laufzeiten = [14, 30, 60] as const

/** The e-mail address of an author or a reply; it is never shown to anyone. */
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
  /** Shown with the entry, and to people who get a reply. */
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

/** A new entry. The titles and descriptions are for the form. */
export const pinnwandangaben = z
  .object(angaben)
  .meta({ id: 'Pinnwandangaben', title: 'Angaben zu einem Eintrag' })
export type Pinnwandangaben = z.infer<typeof pinnwandangaben>

export const pinnwandaufgabe = z
  .object({ ...angaben, email: adresse })
  .meta({ id: 'Pinnwandaufgabe', title: 'Ein neuer Eintrag' })
export type Pinnwandaufgabe = z.infer<typeof pinnwandaufgabe>

/** The number of an entry: `P-7GQ2M9XD`. */
export const pinnwandnummer = z
  .string()
  .regex(/^P-[0-9A-HJKMNP-TV-Z]{8}$/)
  .meta({ title: 'Nummer des Eintrags' })

/** The key of an entry in a request: our number, or that of a remote CMS. */
export const pinnwandkennung = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ title: 'Kennung des Eintrags' })

const moment = z.iso.datetime({ offset: true })

/** A moment; empty if the CMS does not name it. */
const named = moment.or(z.literal('')).default('')

/** Completes an entry of a CMS that sends few fields: its page has its number. */
function withPage(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const { nummer, detailURL } = given as Record<string, unknown>
  if (typeof nummer !== 'string' || detailURL) return given
  return { ...given, detailURL: `/pinnwand/${encodeURIComponent(nummer)}` }
}

/** A public entry. */
export const pinnwandeintrag = z
  .object({
    nummer: pinnwandkennung,
    /** Empty for an unknown rubric of a remote CMS. */
    rubrik: z.union([pinnwandrubrik, z.literal('')]).default(''),
    titel: z.string(),
    text: z.string(),
    ort: z.string().default(''),
    name: z.string().default(''),
    datum_von: named,
    laeuft_ab_am: named,
    /** The photos that the town shows. */
    fotos: z.array(gezeigtesFoto).default([]),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Pinnwandeintrag', title: 'Eintrag der Pinnwand' })
  .register(otherForms, { take: withPage })
export type Pinnwandeintrag = z.infer<typeof pinnwandeintrag>

export const pinnwandstand = z.enum(pinnwandstaendeNamen as [Pinnwandstand, ...Pinnwandstand[]])

export const pinnwandschritt = z.enum(
  Object.keys(pinnwandschritte) as [Pinnwandschritt, ...Pinnwandschritt[]],
)

/** The steps of the town with one photo of an entry. */
export const fotoschritte = ['foto-verbergen', 'foto-zeigen'] as const
export type Fotoschritt = (typeof fotoschritte)[number]

/** Further data for the author and the town. */
const lage = {
  stand: pinnwandstand,
  gesperrt_von: z.enum(['verfasser', 'stadt']).nullable(),
  /** Why the entry is locked, in the words of the person who locked it. */
  grund: z.string().default(''),
  tage: z.number().int(),
  laeuft_ab_am: moment.nullable(),
  verlaengert: z.number().int().min(0),
  schritte: z.array(pinnwandschritt),
  /** The version, which the next change must name: starts at 1 and grows with every change. */
  fassung: z.number().int().min(1),
}

/** A message that no mail delivered; its recipient reads it on a page. */
export const verpassteNachricht = z
  .object({
    /** The name that the author of the message gave. */
    name: z.string(),
    /** Empty if the text is deleted already. */
    text: z.string(),
    am: moment,
    lage: zustellungslage,
    /** The key of the page for a reply, if it is another page. */
    schluessel: z.string().optional(),
  })
  .meta({ id: 'VerpassteNachricht', title: 'Nachricht, die nicht angekommen ist' })
export type VerpassteNachricht = z.infer<typeof verpassteNachricht>

/** An entry for the holder of its private link. */
export const eigenerEintrag = pinnwandeintrag
  .omit({ datum_von: true, laeuft_ab_am: true })
  .extend({
    ...lage,
    rubrik: pinnwandrubrik,
    email: z.string(),
    fotos: z.array(eigenesFoto).default([]),
    /**
     * The delivery of the latest mail about the entry; absent without a mail, or if its state is no longer
     * known.
     */
    zustellung: zustellungslage.optional(),
    nicht_angekommen: z.array(verpassteNachricht).optional(),
  })
  .meta({ id: 'EigenerPinnwandeintrag', title: 'Eigener Eintrag der Pinnwand' })
export type EigenerEintrag = z.infer<typeof eigenerEintrag>

/** The reasons for a report of an entry. */
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

/** A message to the author of an entry. Neither side learns the address of the other. */
export const pinnwandnachricht = z
  .object({
    name: filledIn(personName(60), 'Bitte geben Sie Ihren Namen an.').meta({ title: 'Ihr Name' }),
    email: adresse,
    text: filledIn(givenText(2_000), 'Bitte schreiben Sie, worum es geht.').meta({ title: 'Ihre Nachricht' }),
  })
  .meta({ id: 'Pinnwandnachricht', title: 'Nachricht zu einem Eintrag' })
export type Pinnwandnachricht = z.infer<typeof pinnwandnachricht>

/** A reply of one of the two sides. */
export const pinnwandantwort = z
  .object({
    text: filledIn(givenText(2_000), 'Bitte schreiben Sie eine Antwort.').meta({ title: 'Ihre Antwort' }),
  })
  .meta({ id: 'Pinnwandantwort', title: 'Antwort in einem Gespräch' })

/** An entry for the town: everything except the messages of the two sides. */
export const gepruefterEintrag = eigenerEintrag
  .extend({
    angelegt_am: moment,
    geaendert_am: moment,
    zustellung: mailzustellung.optional(),
    /** Undelivered messages about the entry: the sides, never the text. */
    nicht_angekommen: z
      .array(z.object({ worum: z.string(), am: moment, zustellung: mailzustellung }))
      .optional(),
    /** The number of reports that wait for a review. */
    meldungen_offen: z.number().int().min(0),
    /** The latest reports in their order; three in a list of entries. */
    meldungen: z.array(z.object({ am: moment, grund: z.string(), text: z.string(), erledigt: z.boolean() })),
  })
  .meta({ id: 'GepruefterPinnwandeintrag', title: 'Eintrag der Pinnwand für die Prüfung' })
export type GepruefterEintrag = z.infer<typeof gepruefterEintrag>
