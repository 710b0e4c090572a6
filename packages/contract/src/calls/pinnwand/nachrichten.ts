import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { zustellungslage } from '../../entities/mailzustellung.ts'
import {
  pinnwandantwort,
  pinnwandkennung,
  pinnwandnachricht,
  verpassteNachricht,
} from '../../entities/pinnwand.ts'
import { fahrrad, form, key } from './beispiele.ts'
import { einreichung, schluessel } from './fields.ts'

/** Messages between the author of an entry and a visitor; neither learns the address of the other. */

const { nummer, detailURL } = fahrrad

/**
 * Stores a message and sends its author a link to confirm it. The message is forwarded after the
 * confirmation; neither side learns the address of the other.
 */
export const pinnwandSchreiben = defineCall({
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
export const pinnwandNachrichtBestaetigen = defineCall({
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
export const pinnwandNachricht = defineCall({
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
export const pinnwandGespraech = defineCall({
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

export const pinnwandAntworten = defineCall({
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
