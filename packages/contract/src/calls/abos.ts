import * as z from 'zod'
import { defineCall } from '../call.ts'
import { abobestellung, abogruppe, abothema, abowahl } from '../entities/abo.ts'

/** Longer than any key of ours. Whatever it is, it is asked for in the same way. */
const schluessel = z.string().max(200).meta({ title: 'Schlüssel aus einer E-Mail' })

const key = 'Q7mT2xVb9KcLpR4sWnYd6g3q2-7wAbCdEfGhIjKlMnOp'

const gruppen = [
  {
    art: 'hinweis',
    titel: 'Eilige Hinweise',
    themen: [{ thema: 'hinweis', titel: 'Eilige Hinweise, sofort' }],
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

/** What people can be told of by mail. */
const abothemen = defineCall({
  name: 'abothemen',
  method: 'GET',
  path: '/api/cms/abos/themen',
  summary: 'Worüber die Stadt per E-Mail benachrichtigt',
  right: 'oeffentlich',
  query: z.object({
    /** Named by a link: told too where it is not offered to all, such as the news of one group. */
    thema: abothema.optional(),
  }),
  answer: z.object({
    /** Whether mail leaves the house at all. */
    moeglich: z.boolean().default(false),
    data: z.array(abogruppe).default([]),
  }),
  examples: [{ summary: 'Alle Themen', query: {}, answer: { moeglich: true, data: gruppen } }],
})

/**
 * Asks for a subscription: a mail goes to the address, and nothing else until its link is confirmed. The answer is the
 * same for every address.
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

/** Confirms what was asked for. Answers the key with which it is changed. */
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

/** The choice of who holds the key; all other keys are answered with `link-abgelaufen`. */
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

/** Ends a subscription. Said again, or with a key that opens nothing, it is answered alike. */
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

/** News by mail without an account. */
export const aboCalls = { abothemen, aboBestellen, aboBestaetigen, abo, aboAendern, aboAbbestellen } as const
