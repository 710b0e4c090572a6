import * as z from 'zod'
import { defineCall } from '../call.ts'
import { abobestellung, abogruppe, abothema, abowahl } from '../entities/abo.ts'

/** The limit is above the length of our keys: a text of another length is looked up like a key. */
const schluessel = z.string().max(200).meta({ title: 'Schlüssel aus einer E-Mail' })

const key = 'Q7mT2xVb9KcLpR4sWnYd6g3q2-7wAbCdEfGhIjKlMnOp'

const gruppen = [
  {
    art: 'hinweis',
    titel: 'Eilige Hinweise',
    themen: [{ thema: 'hinweis', titel: 'Alle eiligen Hinweise, sofort' }],
  },
  { art: 'aktuelles', titel: 'Nachrichten', themen: [{ thema: 'aktuelles', titel: 'Alle Nachrichten' }] },
  {
    art: 'veranstaltung',
    titel: 'Veranstaltungen',
    themen: [
      { thema: 'veranstaltung', titel: 'Alle Veranstaltungen' },
      { thema: 'veranstaltung/rubrik:Markt', titel: 'Markt' },
    ],
  },
]

/** The topics of notifications by mail. */
const abothemen = defineCall({
  name: 'abothemen',
  method: 'GET',
  path: '/api/cms/abos/themen',
  summary: 'Worüber die Stadt per E-Mail benachrichtigt',
  right: 'oeffentlich',
  query: z.object({
    /**
     * The topic that a link names. It is in the answer even if it is not offered to everyone, such as the
     * news of one group.
     */
    thema: abothema.optional(),
  }),
  answer: z.object({
    /** Whether the server can send mail. */
    moeglich: z.boolean().default(false),
    data: z.array(abogruppe).default([]),
  }),
  examples: [{ summary: 'Alle Themen', query: {}, answer: { moeglich: true, data: gruppen } }],
})

/**
 * Requests a subscription. Until the subscriber opens the link in the confirmation mail, no other mail is
 * sent. The answer is the same for every address.
 */
const aboBestellen = defineCall({
  name: 'aboBestellen',
  method: 'POST',
  path: '/api/cms/abos',
  summary: 'Per E-Mail benachrichtigt werden, ohne Konto',
  right: 'oeffentlich',
  stores: true,
  body: abobestellung,
  answer: z.object({}),
  examples: [
    {
      summary: 'Nachrichten, und was eine Straße betrifft',
      body: { email: 'erika@example.org', themen: ['aktuelles'], strassen: ['Kelterstraße'] },
      answer: {},
    },
  ],
})

/** Confirms a subscription. Returns the key that opens the subscription for changes. */
const aboBestaetigen = defineCall({
  name: 'aboBestaetigen',
  method: 'POST',
  path: '/api/cms/abos/bestaetigung',
  summary: 'Ein Abo bestätigen',
  right: 'oeffentlich',
  body: z.object({ schluessel }),
  answer: z.object({ themen: z.array(z.string()), verwalten: z.string() }),
  examples: [
    {
      summary: 'Mit dem Schlüssel aus der E-Mail',
      body: { schluessel: key },
      answer: { themen: ['Alle Nachrichten', 'Straße: Kelterstraße'], verwalten: key },
    },
  ],
})

/** The choice that belongs to a key; all other keys get `link-abgelaufen`. */
const abo = defineCall({
  name: 'abo',
  method: 'GET',
  path: '/api/cms/abo/{schluessel}',
  summary: 'Was jemand gewählt hat',
  right: 'oeffentlich',
  keyed: true,
  params: z.object({ schluessel }),
  answer: abowahl.extend({ email: z.string(), data: z.array(abogruppe) }),
  examples: [
    {
      summary: 'Eine Auswahl',
      params: { schluessel: key },
      answer: {
        email: 'erika@example.org',
        themen: ['aktuelles'],
        strassen: ['Kelterstraße'],
        data: gruppen,
      },
    },
  ],
})

const aboAendern = defineCall({
  name: 'aboAendern',
  method: 'POST',
  path: '/api/cms/abos/auswahl',
  summary: 'Die Auswahl ändern',
  right: 'oeffentlich',
  stores: true,
  body: abowahl.extend({ schluessel }),
  answer: z.object({}),
  examples: [
    {
      summary: 'Nur noch Bekanntmachungen',
      body: { schluessel: key, themen: ['bekanntmachung'], strassen: [] },
      answer: {},
    },
  ],
})

/** Ends a subscription. Idempotent; an unknown key gets the same answer. */
const aboAbbestellen = defineCall({
  name: 'aboAbbestellen',
  method: 'POST',
  path: '/api/cms/abos/abbestellung',
  summary: 'Ein Abo beenden',
  right: 'oeffentlich',
  stores: true,
  body: z.object({ schluessel }),
  answer: z.object({}),
  examples: [{ summary: 'Mit dem Schlüssel aus einer E-Mail', body: { schluessel: key }, answer: {} }],
})

/** Notifications by mail without an account. */
export const aboCalls = { abothemen, aboBestellen, aboBestaetigen, abo, aboAendern, aboAbbestellen } as const
