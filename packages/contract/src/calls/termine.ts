import * as z from 'zod'
import { defineCall } from '../call.ts'
import { genannt } from '../entities/genannt.ts'
import { termin, terminangebot, terminbuchung } from '../entities/termin.ts'
import { listOf, otherForms, timeOfDay } from '../other-forms.ts'

/** The limit is above the length of our keys: a text of another length is looked up like a key. */
const schluessel = z.string().max(200).meta({ title: 'Schlüssel aus einer E-Mail' })

const key = 'Q7mT2xVb9KcLpR4sWnYd6g3q2-7wAbCdEfGhIjKlMnOp'
const BEGINN = '2026-12-02T09:15:00+01:00'
const NAECHSTER = '2026-12-02T10:00:00+01:00'

const amt = { id: 'buergerbuero', name: 'Bürgerbüro', detailURL: '/rathaus/buergerbuero' }
const leistung = {
  id: 'personalausweis',
  name: 'Personalausweis beantragen',
  detailURL: '/rathaus/leistungen/personalausweis',
}
const anliegen = {
  id: 'personalausweis',
  name: 'Personalausweis beantragen',
  dauer: 15,
  leistung,
  unterlagen: ['bisheriger Ausweis oder Reisepass'],
  naechster: BEGINN,
}
const angebot: z.input<typeof terminangebot> = {
  id: 'buergerbuero',
  name: 'Bürgerbüro',
  amt,
  telefon: '030 23125-110',
  anliegen: [anliegen],
  mail: true,
  erinnert_ab: '2026-11-28',
}

const gebucht: z.input<typeof termin> = {
  nummer: 'T-7GQ2M9XD',
  stand: 'gebucht',
  beginn: BEGINN,
  ende: '2026-12-02T09:30:00+01:00',
  anliegen: { id: anliegen.id, name: anliegen.name, unterlagen: anliegen.unterlagen, leistung },
  angebot: 'buergerbuero',
  ort: { name: 'Bürgerbüro', telefon: '030 23125-110', detailURL: amt.detailURL },
  name: 'Erika Beispiel',
  mail: true,
  erinnert: true,
  aenderbar: true,
  kalender: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
}

const CLOCK = /^\d\d:\d\d$/

/**
 * Completes a day in the answer of another CMS: a missing day is taken from its first time, and a time
 * without a day gets the day.
 */
function withItsDay(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const { tag, zeiten } = given as Record<string, unknown>
  const times: unknown[] = Array.isArray(listOf(zeiten)) ? (listOf(zeiten) as unknown[]) : []
  const day = typeof tag === 'string' && /\d{4}/.test(tag) ? tag : times[0]
  return {
    ...given,
    tag: day,
    zeiten: times.map(time => {
      const clock = timeOfDay(time)
      return typeof clock === 'string' && CLOCK.test(clock) ? `${String(day)} ${clock}` : time
    }),
  }
}

const freierTag = z
  .object({ tag: z.iso.date(), zeiten: z.array(z.iso.datetime({ offset: true })) })
  .register(otherForms, { take: withItsDay })

const kennung = z.string().min(1).max(120)

/** The list of a day contains the free times, and nothing about the people who booked the other times. */
export const terminCalls = {
  terminangebote: defineCall({
    name: 'terminangebote',
    method: 'GET',
    path: '/api/cms/terminangebote',
    summary: 'Wo und wozu man einen Termin vereinbaren kann, mit dem nächsten freien',
    right: 'oeffentlich',
    query: z.object({
      amt: kennung.optional().meta({ description: 'Nur Angebote dieses Amts' }),
      leistung: kennung.optional().meta({ description: 'Nur Anliegen zu dieser Leistung' }),
    }),
    answer: z.object({ data: z.array(terminangebot) }),
    examples: [
      {
        summary: 'Für den Personalausweis',
        query: { leistung: 'personalausweis' },
        answer: { data: [angebot] },
      },
    ],
  }),

  freieTermine: defineCall({
    name: 'freieTermine',
    method: 'GET',
    path: '/api/cms/terminangebote/{angebot}/{anliegen}',
    summary: 'Freie Termine für ein Anliegen, Tag für Tag',
    right: 'oeffentlich',
    params: z.object({ angebot: kennung, anliegen: kennung }),
    query: z.object({
      von: z.iso.date().optional().meta({ description: 'Erster Tag; ohne ihn heute' }),
      bis: z.iso.date().optional().meta({ description: 'Letzter Tag; ohne ihn 31 Tage nach dem ersten' }),
    }),
    answer: z.object({
      angebot: terminangebot,
      /** The first and the last day that can have free times. */
      von: z.iso.date().optional(),
      bis: z.iso.date().optional(),
      data: z.array(freierTag),
    }),
    examples: [
      {
        summary: 'Ein Tag mit zwei freien Zeiten',
        params: { angebot: 'buergerbuero', anliegen: 'personalausweis' },
        query: { von: '2026-12-01', bis: '2026-12-31' },
        answer: {
          angebot,
          von: '2026-11-26',
          bis: '2027-01-21',
          data: [{ tag: '2026-12-02', zeiten: [BEGINN, NAECHSTER] }],
        },
      },
    ],
  }),

  /** If two visitors want the same time, one gets it; the other gets `vergeben`. */
  terminBuchen: defineCall({
    name: 'terminBuchen',
    method: 'POST',
    path: '/api/cms/termine',
    summary: 'Einen Termin buchen; dasselbe Formular zweimal gesendet ist eine Buchung',
    right: 'oeffentlich',
    stores: true,
    body: terminbuchung,
    answer: z.object({ nummer: genannt(100), schluessel: schluessel.default('') }),
    examples: [
      {
        summary: 'Ein Termin für den Personalausweis',
        body: {
          einreichung: '0198f0a2-5c1e-4d3a-9b44-2f6c1a7e8d31',
          angebot: 'buergerbuero',
          anliegen: 'personalausweis',
          beginn: BEGINN,
          name: 'Erika Beispiel',
          email: 'erika@example.org',
        },
        answer: { nummer: 'T-7GQ2M9XD', schluessel: key },
      },
    ],
  }),

  termin: defineCall({
    name: 'termin',
    method: 'GET',
    path: '/api/cms/termin/{schluessel}',
    summary: 'Der Termin dessen, der den Schlüssel hat',
    right: 'oeffentlich',
    keyed: true,
    params: z.object({ schluessel }),
    answer: termin,
    examples: [{ summary: 'Ein Termin', params: { schluessel: key }, answer: gebucht }],
  }),

  terminVerschieben: defineCall({
    name: 'terminVerschieben',
    method: 'POST',
    path: '/api/cms/termine/verschiebung',
    summary: 'Den eigenen Termin auf eine andere freie Zeit legen',
    right: 'oeffentlich',
    stores: true,
    body: z.object({ schluessel, beginn: terminbuchung.shape.beginn }),
    answer: z.object({}),
    examples: [{ summary: 'Später am Tag', body: { schluessel: key, beginn: NAECHSTER }, answer: {} }],
  }),

  /** Cancels an appointment. Idempotent. */
  terminAbsagen: defineCall({
    name: 'terminAbsagen',
    method: 'POST',
    path: '/api/cms/termine/absage',
    summary: 'Den eigenen Termin absagen',
    right: 'oeffentlich',
    stores: true,
    body: z.object({ schluessel }),
    answer: z.object({}),
    examples: [{ summary: 'Mit dem Schlüssel aus der E-Mail', body: { schluessel: key }, answer: {} }],
  }),
} as const
