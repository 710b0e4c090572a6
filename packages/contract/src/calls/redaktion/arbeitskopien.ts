import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { arbeitskopie, arbeitskopieKopf, fassung, inhaltId, inhaltsart } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, LARGEST_CONTENT, reading, writing } from './desk-call.ts'

const params = z.object({ id: inhaltId })

const kopf = {
  id: beispiel.id,
  art: 'seite',
  von: beispiel.anna,
  eigene: true,
  grundfassung: 1,
  begonnen_am: '2026-11-20T08:10:00.000Z',
  geaendert_am: '2026-11-20T08:12:00.000Z',
  uebernommen: null,
}

/**
 * Working copies: unsaved input of one editor, stored without checks from the first keystroke on. Another
 * editor can take over a copy.
 */
export const arbeitskopienCalls = {
  redaktionArbeitskopien: defineCall({
    name: 'redaktionArbeitskopien',
    method: 'GET',
    path: desk('arbeitskopien'),
    summary: 'Eigene Arbeitskopien, die zuletzt geänderte zuerst',
    ...writing,
    answer: z.object({ data: z.array(arbeitskopieKopf) }),
    examples: [{ summary: 'Eine', answer: { data: [kopf] } }],
  }),

  redaktionArbeitskopie: defineCall({
    name: 'redaktionArbeitskopie',
    method: 'GET',
    path: desk('inhalte/{id}/arbeitskopie'),
    summary: 'Eigene Arbeitskopie eines Inhalts, auch eines noch nicht angelegten',
    ...writing,
    params,
    answer: arbeitskopie,
    examples: [
      {
        summary: 'Ein Titel, der noch fehlt',
        params: { id: beispiel.id },
        answer: { ...kopf, daten: { ...beispiel.daten, title: '' } },
      },
    ],
  }),

  redaktionArbeitskopieBehalten: defineCall({
    name: 'redaktionArbeitskopieBehalten',
    method: 'PUT',
    path: desk('inhalte/{id}/arbeitskopie'),
    summary: 'Was gerade getippt ist behalten, ungeprüft',
    ...writing,
    largest: LARGEST_CONTENT,
    params,
    body: z.object({ art: inhaltsart, daten: z.unknown(), grundfassung: fassung.nullish() }),
    answer: arbeitskopieKopf,
    examples: [
      {
        summary: 'Behalten',
        params: { id: beispiel.id },
        body: { art: 'seite', daten: { title: 'Fundb' }, grundfassung: 1 },
        answer: kopf,
      },
    ],
  }),

  redaktionAnwesenheit: defineCall({
    name: 'redaktionAnwesenheit',
    method: 'GET',
    path: desk('inhalte/{id}/anwesenheit'),
    summary: 'Wer an einem Inhalt gerade schreibt, und welche Fassung die neueste ist; für häufiges Fragen',
    ...reading,
    params,
    answer: z.object({ fassung, arbeitskopien: z.array(arbeitskopieKopf) }),
    examples: [
      {
        summary: 'Eine Kollegin schreibt',
        params: { id: beispiel.id },
        answer: { fassung: 1, arbeitskopien: [{ ...kopf, von: beispiel.berta, eigene: false }] },
      },
    ],
  }),

  redaktionArbeitskopieUebernehmen: defineCall({
    name: 'redaktionArbeitskopieUebernehmen',
    method: 'POST',
    path: desk('inhalte/{id}/arbeitskopie/uebernehmen'),
    summary:
      'Mit dem weiterschreiben, was jemand anderes begonnen hat; deren Arbeitskopie bleibt und sagt es',
    ...writing,
    params,
    /** The author whose working copy is taken over: `von.id` of the copy. */
    body: z.object({ von: z.string().min(1).max(80) }),
    answer: arbeitskopie,
    examples: [
      {
        summary: 'Übernommen',
        params: { id: beispiel.id },
        body: { von: beispiel.berta.id },
        answer: { ...kopf, daten: beispiel.daten },
      },
    ],
  }),

  redaktionArbeitskopieVerwerfen: defineCall({
    name: 'redaktionArbeitskopieVerwerfen',
    method: 'DELETE',
    path: desk('inhalte/{id}/arbeitskopie'),
    summary: 'Eigene Arbeitskopie verwerfen',
    ...writing,
    params,
    answer: z.object({}),
    examples: [{ summary: 'Verworfen', params: { id: beispiel.id }, answer: {} }],
  }),
}
