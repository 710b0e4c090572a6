import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { amtstermin, terminbuchung, terminnummer, terminsperre, termintag } from '../../entities/termin.ts'
import { filledIn, givenLine, givenText } from '../../given-text.ts'
import { desk } from './desk-call.ts'

const keeping = { realm: 'redaktion', right: 'termine-fuehren' } as const

const angebot = z.string().min(1).max(120)
const params = z.object({ nummer: terminnummer })
/** A day from the year 2000 to 2999. */
const tag = z.iso.date().startsWith('2')

const beispiel: z.input<typeof amtstermin> = {
  nummer: 'T-7GQ2M9XD',
  stand: 'gebucht',
  beginn: '2026-12-02T09:15:00+01:00',
  ende: '2026-12-02T09:30:00+01:00',
  platz: 1,
  anliegen: { id: 'personalausweis', name: 'Personalausweis beantragen' },
  name: 'Erika Beispiel',
  email: 'erika@example.org',
  telefon: '',
  am_telefon: false,
  grund: '',
  gebucht_am: '2026-11-25T10:00:00+01:00',
}
const SPERRE = '0198f0a2-5c1e-4d3a-9b44-2f6c1a7e8d31'

/** Appointments of the offices, for the clerks at the counters. */
export const amtsterminCalls = {
  redaktionTermintag: defineCall({
    name: 'redaktionTermintag',
    method: 'GET',
    path: desk('termine'),
    summary: 'Ein Tag der Termine eines Amts: wer wann kommt, was gesperrt ist, wen eine Schließung trifft',
    ...keeping,
    query: z.object({ angebot: angebot.optional(), tag: tag.optional() }),
    answer: termintag.nullable(),
    examples: [
      {
        summary: 'Ein Tag im Bürgerbüro',
        query: { angebot: 'buergerbuero', tag: '2026-12-02' },
        answer: {
          tag: '2026-12-02',
          angebot: { id: 'buergerbuero', name: 'Bürgerbüro', plaetze: 2, erinnert_ab: '2026-12-04' },
          angebote: [{ id: 'buergerbuero', name: 'Bürgerbüro' }],
          anliegen: [{ id: 'personalausweis', name: 'Personalausweis beantragen', dauer: 15 }],
          termine: [beispiel],
          sperren: [],
          zeiten: ['08:30–12:00 Uhr'],
          tage: [{ tag: '2026-12-02', anzahl: 1 }],
          betroffene: [],
          versand: true,
          jetzt: '2026-12-02T08:00:00+01:00',
        },
      },
    ],
  }),

  redaktionTermin: defineCall({
    name: 'redaktionTermin',
    method: 'GET',
    path: desk('termine/{nummer}'),
    summary: 'Ein Termin, und zu welchem Angebot er gehört',
    ...keeping,
    params,
    answer: amtstermin.extend({
      angebot: z.object({ id: z.string(), name: z.string() }),
      /** Whether the server can send mail. */
      versand: z.boolean(),
    }),
    examples: [
      {
        summary: 'Gebucht',
        params: { nummer: beispiel.nummer },
        answer: { ...beispiel, angebot: { id: 'buergerbuero', name: 'Bürgerbüro' }, versand: true },
      },
    ],
  }),

  redaktionTerminBuchen: defineCall({
    name: 'redaktionTerminBuchen',
    method: 'POST',
    path: desk('termine'),
    summary: 'Einen Termin für jemanden buchen, zum Beispiel am Telefon',
    ...keeping,
    body: terminbuchung,
    answer: amtstermin,
    examples: [
      {
        summary: 'Ohne E-Mail-Adresse',
        body: {
          einreichung: SPERRE,
          angebot: 'buergerbuero',
          anliegen: 'personalausweis',
          beginn: beispiel.beginn,
          name: 'Erika Beispiel',
          telefon: '030 23125-0',
        },
        answer: { ...beispiel, email: '', telefon: '030 23125-0', am_telefon: true },
      },
    ],
  }),

  redaktionTerminVerschieben: defineCall({
    name: 'redaktionTerminVerschieben',
    method: 'POST',
    path: desk('termine/{nummer}/verschiebung'),
    summary:
      'Einen Termin auf eine andere freie Zeit legen; wer eine E-Mail-Adresse angegeben hat, bekommt eine, wenn das Haus E-Mails verschickt',
    ...keeping,
    params,
    body: z.object({ beginn: terminbuchung.shape.beginn }),
    answer: amtstermin,
    examples: [
      {
        summary: 'Später am Tag',
        params: { nummer: beispiel.nummer },
        body: { beginn: '2026-12-02T10:00:00+01:00' },
        answer: {
          ...beispiel,
          stand: 'verschoben',
          beginn: '2026-12-02T10:00:00+01:00',
          ende: '2026-12-02T10:15:00+01:00',
        },
      },
    ],
  }),

  redaktionTerminSchritt: defineCall({
    name: 'redaktionTerminSchritt',
    method: 'POST',
    path: desk('termine/{nummer}/schritte'),
    summary: 'Einen Termin absagen, oder vermerken, wer da war und wer nicht',
    ...keeping,
    params,
    body: z.object({
      schritt: z.enum(['absagen', 'wahrnehmen', 'ausbleiben']),
      /** Appears in the mail to the visitor. */
      grund: givenText(500).default(''),
    }),
    answer: amtstermin,
    examples: [
      {
        summary: 'War da',
        params: { nummer: beispiel.nummer },
        body: { schritt: 'wahrnehmen' },
        answer: { ...beispiel, stand: 'wahrgenommen' },
      },
    ],
  }),

  redaktionBetroffeneAbsagen: defineCall({
    name: 'redaktionBetroffeneAbsagen',
    method: 'POST',
    path: desk('termine/betroffene/absage'),
    summary: 'Alle Termine absagen, zu denen niemand mehr da ist, mit Bitte um Entschuldigung und neuem Link',
    ...keeping,
    body: z.object({
      angebot,
      nummern: z.array(terminnummer).min(1, 'Bitte mindestens einen Termin wählen.').max(500),
      grund: filledIn(givenText(500), 'Bitte nennen Sie den Grund.'),
    }),
    answer: z.object({ abgesagt: z.number().int(), ohne_mail: z.array(amtstermin) }),
    examples: [
      {
        summary: 'Ein Termin am Tag des Betriebsausflugs',
        body: { angebot: 'buergerbuero', nummern: [beispiel.nummer], grund: 'Betriebsausflug' },
        answer: { abgesagt: 1, ohne_mail: [] },
      },
    ],
  }),

  redaktionTerminsperreAnlegen: defineCall({
    name: 'redaktionTerminsperreAnlegen',
    method: 'POST',
    path: desk('terminsperren'),
    summary: 'Eine Zeit sperren: Neue Termine gibt es dann nicht, vereinbarte bleiben',
    ...keeping,
    body: z.object({
      id: z.uuid(),
      angebot,
      beginn: z.iso.datetime({ offset: true, error: 'Bitte Tag und Uhrzeit angeben.' }),
      ende: z.iso.datetime({ offset: true, error: 'Bitte Tag und Uhrzeit angeben.' }),
      plaetze: z.number().int().min(1).max(20).nullable().default(null),
      grund: givenLine(200).default(''),
    }),
    answer: terminsperre,
    examples: [
      {
        summary: 'Besprechung',
        body: {
          id: SPERRE,
          angebot: 'buergerbuero',
          beginn: '2026-12-02T11:00:00+01:00',
          ende: '2026-12-02T12:00:00+01:00',
          grund: 'Besprechung',
        },
        answer: {
          id: SPERRE,
          beginn: '2026-12-02T11:00:00+01:00',
          ende: '2026-12-02T12:00:00+01:00',
          plaetze: null,
          grund: 'Besprechung',
        },
      },
    ],
  }),

  redaktionTerminsperreLoeschen: defineCall({
    name: 'redaktionTerminsperreLoeschen',
    method: 'DELETE',
    path: desk('terminsperren/{id}'),
    summary: 'Eine gesperrte Zeit wieder freigeben',
    ...keeping,
    params: z.object({ id: z.uuid() }),
    answer: z.object({}),
    examples: [{ summary: 'Wieder frei', params: { id: SPERRE }, answer: {} }],
  }),
} as const
