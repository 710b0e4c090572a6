import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { lesbarkeit } from '../../entities/befund.ts'
import { verantwortlich, wiedervorlage, wiedervorlageWahl } from '../../entities/pflege.ts'
import { bearbeiter, inhaltId } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading, writing } from './desk-call.ts'
import { zeile } from './inhaltsliste.ts'

const params = z.object({ id: inhaltId })
const day = z.iso.date()

/** A number up to a limit; `mehr` says that there are more. */
const zahl = z.object({ anzahl: z.number().int(), mehr: z.boolean() })

const pflege = z
  .object({
    /** The owner of the content. */
    verantwortlich: verantwortlich.nullable(),
    wiedervorlage,
    /** The last confirmation of the content: its moment and its editor. */
    noch_richtig: z.object({ am: z.iso.datetime({ offset: true }), von: bearbeiter }).nullable(),
  })
  .meta({ id: 'Pflege', title: 'Wer für einen Inhalt verantwortlich ist und wann er wieder angesehen wird' })

const anna = { ...beispiel.anna, da: true }
const gepflegt = {
  verantwortlich: anna,
  wiedervorlage: { monate: null, am: '2027-11-20', ueblich: 12, faellig: false },
  noch_richtig: null,
}

const merkmale = ['faellig', 'alt', 'schwer', 'befunde'] as const

/** The owners of contents, their next review dates, and the list of all contents. */
export const pflegeCalls = {
  redaktionPflege: defineCall({
    name: 'redaktionPflege',
    method: 'GET',
    path: desk('inhalte/{id}/pflege'),
    summary: 'Wer für einen Inhalt verantwortlich ist und wann er wieder angesehen wird',
    ...reading,
    params,
    answer: pflege,
    examples: [{ summary: 'Eine Seite, jährlich', params: { id: beispiel.id }, answer: gepflegt }],
  }),

  redaktionPflegeAendern: defineCall({
    name: 'redaktionPflegeAendern',
    method: 'PUT',
    path: desk('inhalte/{id}/pflege'),
    summary: 'Jemanden verantwortlich machen, oder sagen, wann ein Inhalt wieder angesehen wird',
    ...writing,
    params,
    /** Fields that are absent stay unchanged. */
    body: z.object({
      /** An account of the desk, or null for nobody. */
      verantwortlich: z.string().max(80).nullable().optional(),
      wiedervorlage: wiedervorlageWahl.optional(),
      /** Undoes the caller's last confirmation of the content. */
      noch_richtig: z.null().optional(),
    }),
    answer: pflege,
    examples: [
      {
        summary: 'Alle drei Monate',
        params: { id: beispiel.id },
        body: { wiedervorlage: { monate: 3 } },
        answer: {
          ...gepflegt,
          wiedervorlage: { monate: 3, am: '2027-02-20', ueblich: 12, faellig: false },
        },
      },
    ],
  }),

  redaktionNochRichtig: defineCall({
    name: 'redaktionNochRichtig',
    method: 'POST',
    path: desk('inhalte/{id}/noch-richtig'),
    summary: 'Sagen, dass alles noch stimmt; der nächste Termin folgt daraus, eine neue Fassung nicht',
    ...writing,
    params,
    answer: pflege,
    examples: [
      {
        summary: 'Noch richtig',
        params: { id: beispiel.id },
        answer: { ...gepflegt, noch_richtig: { am: '2026-11-20T08:00:00.000Z', von: beispiel.anna } },
      },
    ],
  }),

  redaktionVerantwortliche: defineCall({
    name: 'redaktionVerantwortliche',
    method: 'GET',
    path: desk('verantwortliche'),
    summary: 'Wer für Inhalte verantwortlich sein kann, oder für einen bestimmten',
    ...writing,
    query: z.object({ inhalt: inhaltId.optional() }),
    answer: z.object({
      data: z.array(bearbeiter),
      /** Whether the owner gets a mail when a review is due; false if the server cannot send mail. */
      erinnert: z.boolean(),
    }),
    examples: [
      { summary: 'Zwei', query: {}, answer: { data: [beispiel.anna, beispiel.berta], erinnert: true } },
    ],
  }),

  redaktionBestand: defineCall({
    name: 'redaktionBestand',
    method: 'GET',
    path: desk('bestand'),
    summary: 'Alle Inhalte mit dem, was für ihre Pflege zählt',
    ...reading,
    query: z.object({
      art: z
        .string()
        .regex(/^[a-z]{1,40}$/)
        .optional(),
      suche: z.string().max(200).optional(),
      /** An account, `ich` or `niemand`. */
      verantwortlich: z.string().max(80).optional(),
      /** Due for review; unchanged for two years; hard to read; with findings of the Durchsicht. */
      merkmal: z.enum(merkmale).optional(),
      sortierung: z
        .enum([
          'titel:asc',
          'titel:desc',
          'geaendert:asc',
          'geaendert:desc',
          'wiedervorlage:asc',
          'wiedervorlage:desc',
          'lesbarkeit:asc',
          'lesbarkeit:desc',
          'befunde:asc',
          'befunde:desc',
        ])
        .default('wiedervorlage:asc'),
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      /** The cursor, as in `redaktionInhalte`. */
      nach: z.string().max(2_000).optional(),
      pro_seite: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: z.object({
      data: z.array(
        zeile.extend({
          verantwortlich: verantwortlich.nullable(),
          wiedervorlage: day.nullable(),
          faellig: z.boolean(),
          lesbarkeit: lesbarkeit.nullable(),
          befunde: z.number().int(),
        }),
      ),
      ...zahl.shape,
      weiter: z.string().nullable(),
    }),
    examples: [
      {
        summary: 'Was zum Ansehen fällig ist',
        query: { merkmal: 'faellig' },
        answer: {
          data: [
            {
              ...beispiel.kopf,
              status: 'oeffentlich',
              oeffentliche_fassung: 1,
              datum: null,
              geloescht_von: null,
              felder: {},
              eigene: false,
              verantwortlich: anna,
              wiedervorlage: '2026-11-01',
              faellig: true,
              lesbarkeit: { stufe: 8.4, worte: 'gut zu lesen' },
              befunde: 2,
            },
          ],
          anzahl: 1,
          mehr: false,
          weiter: null,
        },
      },
    ],
  }),

  redaktionBestandZahlen: defineCall({
    name: 'redaktionBestandZahlen',
    method: 'GET',
    path: desk('bestand/zahlen'),
    summary: 'Wie vielen Inhalten etwas fehlt',
    ...reading,
    answer: z.object({ niemand: zahl, ich: zahl, faellig: zahl, alt: zahl, schwer: zahl, befunde: zahl }),
    examples: [
      {
        summary: 'Ein Bestand, der Pflege braucht',
        answer: {
          niemand: { anzahl: 200, mehr: true },
          ich: { anzahl: 4, mehr: false },
          faellig: { anzahl: 12, mehr: false },
          alt: { anzahl: 3, mehr: false },
          schwer: { anzahl: 7, mehr: false },
          befunde: { anzahl: 31, mehr: false },
        },
      },
    ],
  }),
}
