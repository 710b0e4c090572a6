import * as z from 'zod'
import { defineCall } from '../call.ts'
import { genannt } from '../entities/genannt.ts'
import { listOf } from '../entities/list.ts'
import { zustellungslage } from '../entities/mailzustellung.ts'
import {
  eigenerEintrag,
  pinnwandangaben,
  pinnwandantwort,
  pinnwandaufgabe,
  pinnwandeintrag,
  pinnwandkennung,
  pinnwandmeldung,
  pinnwandnachricht,
  pinnwandrubrik,
  verpassteNachricht,
} from '../entities/pinnwand.ts'
import type { Pinnwandschritt } from '../vorgang/pinnwand.ts'
import { proSeite, seite } from './order.ts'

/** The limit is above the length of our keys: a text of another length is looked up like a key. */
const schluessel = z.string().max(200).meta({ title: 'Schlüssel aus einer E-Mail' })
/** Makes sending idempotent: the same form sent twice is one entry or one message. */
const einreichung = z.uuid().meta({ description: 'Kennung des ausgefüllten Formulars' })

const key = 'Q7mT2xVb9KcLpR4sWnYd6g3q2-7wAbCdEfGhIjKlMnOp'
const form = '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d'

const fahrrad = {
  nummer: 'P-7GQ2M9XD',
  rubrik: 'verschenke',
  titel: 'Kinderfahrrad, 20 Zoll',
  text: 'Gut in Schuss, der Sattel ist neu bezogen. Zum Abholen in der Altstadt.',
  ort: 'Altstadt',
  name: 'Erika',
  datum_von: '2026-11-20T08:00:00.000Z',
  laeuft_ab_am: '2026-12-20T08:00:00.000Z',
  detailURL: '/pinnwand/P-7GQ2M9XD',
} as const
const { nummer, datum_von: _from, laeuft_ab_am, detailURL, ...inhalt } = fahrrad
const eigener = {
  nummer,
  detailURL,
  ...inhalt,
  email: 'erika@example.org',
  stand: 'freigegeben',
  gesperrt_von: null,
  grund: '',
  tage: 30,
  laeuft_ab_am,
  verlaengert: 0,
  schritte: ['sperren', 'aendern', 'verlaengern', 'loeschen'] as Pinnwandschritt[],
  fassung: 3,
} as const

const pinnwand = defineCall({
  name: 'pinnwand',
  method: 'GET',
  path: '/api/cms/pinnwand',
  summary: 'Einträge der Pinnwand, der neueste zuerst',
  right: 'oeffentlich',
  query: z.object({
    /** One rubric, or several separated by commas. */
    rubrik: z
      .string()
      .max(100)
      .refine(text => text.split(',').every(rubrik => pinnwandrubrik.safeParse(rubrik).success))
      .optional(),
    seite,
    pro_seite: proSeite(20),
  }),
  answer: listOf(pinnwandeintrag).extend({
    /** Whether new entries are possible; not if the server cannot send mail. */
    moeglich: z.boolean().default(false),
  }),
  examples: [
    {
      summary: 'Was verschenkt wird',
      query: { rubrik: 'verschenke' },
      answer: { data: [fahrrad], pagination: { page: 1, pages: 1 }, moeglich: true },
    },
  ],
})

const pinnwandEintrag = defineCall({
  name: 'pinnwandEintrag',
  method: 'GET',
  path: '/api/cms/pinnwand/{nummer}',
  summary: 'Ein öffentlicher Eintrag der Pinnwand',
  right: 'oeffentlich',
  params: z.object({ nummer: pinnwandkennung }),
  answer: pinnwandeintrag,
  examples: [{ summary: 'Ein Fahrrad', params: { nummer }, answer: fahrrad }],
})

/**
 * Stores an entry and sends its author a link to confirm it. The entry becomes public after confirmation and
 * review.
 */
const pinnwandAufgeben = defineCall({
  name: 'pinnwandAufgeben',
  method: 'POST',
  path: '/api/cms/pinnwand',
  summary: 'Einen Eintrag aufgeben',
  right: 'oeffentlich',
  stores: true,
  body: pinnwandaufgabe.extend({ einreichung }),
  answer: z.object({ nummer: genannt(100) }),
  examples: [
    {
      summary: 'Ein Fahrrad',
      body: { einreichung: form, ...inhalt, tage: 30, email: 'erika@example.org' },
      answer: { nummer },
    },
  ],
})

const pinnwandBestaetigen = defineCall({
  name: 'pinnwandBestaetigen',
  method: 'POST',
  path: '/api/cms/pinnwand/bestaetigung',
  summary: 'Einen Eintrag bestätigen',
  right: 'oeffentlich',
  body: z.object({ schluessel }),
  answer: z.object({ titel: z.string(), verwalten: z.string() }),
  examples: [
    {
      summary: 'Mit dem Schlüssel aus der E-Mail',
      body: { schluessel: key },
      answer: { titel: fahrrad.titel, verwalten: key },
    },
  ],
})

const pinnwandEigener = defineCall({
  name: 'pinnwandEigener',
  method: 'GET',
  path: '/api/cms/pinnwand/eigener/{schluessel}',
  summary: 'Der eigene Eintrag',
  right: 'oeffentlich',
  keyed: true,
  params: z.object({ schluessel }),
  answer: eigenerEintrag,
  examples: [{ summary: 'Ein öffentlicher', params: { schluessel: key }, answer: eigener }],
})

const pinnwandAendern = defineCall({
  name: 'pinnwandAendern',
  method: 'POST',
  path: '/api/cms/pinnwand/eigener/angaben',
  summary: 'Den eigenen Eintrag ändern; er wird danach wieder geprüft',
  right: 'oeffentlich',
  body: pinnwandangaben.extend({ schluessel, grundfassung: z.coerce.number().int().min(1) }),
  answer: eigenerEintrag,
  examples: [
    {
      summary: 'Ein anderer Titel',
      body: { schluessel: key, grundfassung: 3, ...inhalt, titel: 'Kinderfahrrad', tage: 30 },
      answer: {
        ...eigener,
        titel: 'Kinderfahrrad',
        stand: 'bestaetigt',
        laeuft_ab_am: null,
        schritte: ['sperren', 'aendern', 'loeschen'] as Pinnwandschritt[],
        fassung: 4,
      },
    },
  ],
})

/** Locks, reopens, extends or deletes an entry. Idempotent. */
const pinnwandSchritt = defineCall({
  name: 'pinnwandSchritt',
  method: 'POST',
  path: '/api/cms/pinnwand/eigener/schritte',
  summary: 'Den eigenen Eintrag sperren, entsperren, verlängern oder löschen',
  right: 'oeffentlich',
  body: z.object({
    schluessel,
    schritt: z.enum(['sperren', 'entsperren', 'verlaengern', 'loeschen'], 'Diesen Schritt gibt es nicht.'),
  }),
  /** `null` if the entry is deleted. */
  answer: z.object({ eintrag: eigenerEintrag.nullable() }),
  examples: [
    {
      summary: 'Gesperrt',
      body: { schluessel: key, schritt: 'sperren' },
      answer: {
        eintrag: {
          ...eigener,
          stand: 'gesperrt',
          gesperrt_von: 'verfasser',
          schritte: ['entsperren', 'aendern', 'loeschen'] as Pinnwandschritt[],
          fassung: 4,
        },
      },
    },
    { summary: 'Gelöscht', body: { schluessel: key, schritt: 'loeschen' }, answer: { eintrag: null } },
  ],
})

const pinnwandMelden = defineCall({
  name: 'pinnwandMelden',
  method: 'POST',
  path: '/api/cms/pinnwand/{nummer}/meldungen',
  summary: 'Einen Eintrag melden',
  right: 'oeffentlich',
  stores: true,
  params: z.object({ nummer: pinnwandkennung }),
  body: pinnwandmeldung.extend({ einreichung }),
  answer: z.object({}),
  examples: [
    {
      summary: 'Das ist vorbei',
      params: { nummer },
      body: { einreichung: form, grund: 'falsch', text: '' },
      answer: {},
    },
  ],
})

/**
 * Stores a message and sends its author a link to confirm it. The message is forwarded after the
 * confirmation; neither side learns the address of the other.
 */
const pinnwandSchreiben = defineCall({
  name: 'pinnwandSchreiben',
  method: 'POST',
  path: '/api/cms/pinnwand/{nummer}/nachrichten',
  summary: 'Einem Eintrag antworten; die Nachricht wartet, bis die Adresse bestätigt ist',
  right: 'oeffentlich',
  stores: true,
  params: z.object({ nummer: pinnwandkennung }),
  body: pinnwandnachricht.extend({ einreichung }),
  answer: z.object({}),
  examples: [
    {
      summary: 'Eine Frage',
      params: { nummer },
      body: {
        einreichung: form,
        name: 'Paul',
        email: 'paul@example.org',
        text: 'Ist das Fahrrad noch zu haben?',
      },
      answer: {},
    },
  ],
})

/** Confirms a message, which is then forwarded. Idempotent. */
const pinnwandNachrichtBestaetigen = defineCall({
  name: 'pinnwandNachrichtBestaetigen',
  method: 'POST',
  path: '/api/cms/pinnwand/nachrichten/bestaetigung',
  summary: 'Eine Nachricht zu einem Eintrag bestätigen; danach wird sie weitergereicht',
  right: 'oeffentlich',
  body: z.object({ schluessel }),
  answer: z.object({ titel: z.string(), detailURL: z.string() }),
  examples: [
    {
      summary: 'Mit dem Schlüssel aus der E-Mail',
      body: { schluessel: key },
      answer: { titel: fahrrad.titel, detailURL },
    },
  ],
})

/** Whether a message is confirmed. An unknown key gets the same answer as a waiting message. */
const pinnwandNachricht = defineCall({
  name: 'pinnwandNachricht',
  method: 'GET',
  path: '/api/cms/pinnwand/nachrichten/{schluessel}',
  summary: 'Ob eine Nachricht schon bestätigt ist, und wo sich zeigt, was aus ihr wurde',
  right: 'oeffentlich',
  keyed: true,
  params: z.object({ schluessel }),
  answer: z.object({ gespraech: z.string().optional() }),
  examples: [
    { summary: 'Bestätigt', params: { schluessel: key }, answer: { gespraech: key } },
    { summary: 'Noch nicht bestätigt', params: { schluessel: `${key}2` }, answer: {} },
  ],
})

/** The target of a link in a forwarded mail: the person to reply to, and the entry. */
const pinnwandGespraech = defineCall({
  name: 'pinnwandGespraech',
  method: 'GET',
  path: '/api/cms/pinnwand/gespraech/{schluessel}',
  summary: 'Worauf jemand antworten kann',
  right: 'oeffentlich',
  keyed: true,
  params: z.object({ schluessel }),
  answer: z.object({
    titel: z.string(),
    name: z.string(),
    detailURL: z.string(),
    /**
     * The delivery of the caller's latest message; absent without one, or if its state is no longer known.
     */
    zustellung: zustellungslage.optional(),
    /** Messages of the other side that no mail delivered, the latest first. */
    nicht_angekommen: z.array(verpassteNachricht).optional(),
  }),
  examples: [
    {
      summary: 'Paul fragt nach dem Fahrrad',
      params: { schluessel: key },
      answer: { titel: fahrrad.titel, name: 'Paul', detailURL },
    },
  ],
})

const pinnwandAntworten = defineCall({
  name: 'pinnwandAntworten',
  method: 'POST',
  path: '/api/cms/pinnwand/gespraech/antworten',
  summary: 'In einem Gespräch antworten',
  right: 'oeffentlich',
  stores: true,
  body: pinnwandantwort.extend({ schluessel, einreichung }),
  answer: z.object({}),
  examples: [
    {
      summary: 'Ja',
      body: { schluessel: key, einreichung: form, text: 'Ja, kommen Sie gern am Samstag vorbei.' },
      answer: {},
    },
  ],
})

/** The pin board. */
export const pinnwandCalls = {
  pinnwand,
  pinnwandEintrag,
  pinnwandAufgeben,
  pinnwandBestaetigen,
  pinnwandEigener,
  pinnwandAendern,
  pinnwandSchritt,
  pinnwandMelden,
  pinnwandSchreiben,
  pinnwandNachrichtBestaetigen,
  pinnwandNachricht,
  pinnwandGespraech,
  pinnwandAntworten,
} as const
