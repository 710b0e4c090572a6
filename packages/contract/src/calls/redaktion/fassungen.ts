import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { daten, fassungKopf, feldunterschied, inhaltId, verwendung } from '../../entities/redaktion.ts'
import * as beispiel from './beispiele.ts'
import { desk, reading } from './desk-call.ts'

const nummer = z.coerce.number().int().min(1).max(1_000_000_000)
const params = z.object({ id: inhaltId })
const kopf = {
  nummer: 1,
  von: beispiel.anna,
  vermerk: null,
  geaendert_am: '2026-11-20T08:00:00.000Z',
}

/** The revisions of a document, and the documents that link to it. */
export const fassungenCalls = {
  redaktionFassungen: defineCall({
    name: 'redaktionFassungen',
    method: 'GET',
    path: desk('inhalte/{id}/fassungen'),
    summary: 'Fassungen eines Inhalts, die neueste zuerst',
    ...reading,
    params,
    query: z.object({
      /** Only older revisions than this one. */
      vor: nummer.optional(),
      anzahl: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ data: z.array(fassungKopf), mehr: z.boolean() }),
    examples: [
      { summary: 'Eine', params: { id: beispiel.id }, query: {}, answer: { data: [kopf], mehr: false } },
    ],
  }),

  redaktionFassung: defineCall({
    name: 'redaktionFassung',
    method: 'GET',
    path: desk('inhalte/{id}/fassungen/{nummer}'),
    summary: 'Eine Fassung mit ihren Daten',
    ...reading,
    params: params.extend({ nummer }),
    answer: fassungKopf.extend({ daten }),
    examples: [
      {
        summary: 'Die erste',
        params: { id: beispiel.id, nummer: 1 },
        answer: { ...kopf, daten: beispiel.daten },
      },
    ],
  }),

  redaktionUnterschied: defineCall({
    name: 'redaktionUnterschied',
    method: 'GET',
    path: desk('inhalte/{id}/unterschied'),
    summary: 'Was zwei Fassungen unterscheidet: Feld für Feld, Texte Wort für Wort',
    ...reading,
    params,
    query: z.object({ von: nummer, bis: nummer }),
    answer: z.object({
      von: fassungKopf,
      bis: fassungKopf,
      felder: z.array(feldunterschied),
      /** True if the comparison is shortened. */
      gekuerzt: z.boolean(),
    }),
    examples: [
      {
        summary: 'Ein neuer Titel',
        params: { id: beispiel.id },
        query: { von: 1, bis: 2 },
        answer: {
          von: kopf,
          bis: { ...kopf, nummer: 2, geaendert_am: '2026-11-20T08:30:00.000Z' },
          felder: [
            {
              feld: 'title',
              feldname: 'Seitentitel',
              art: 'geaendert',
              vorher: 'Fundbüro',
              nachher: 'Fundbüro der Stadt',
              teile: [
                { art: 'gleich', text: 'Fundbüro' },
                { art: 'neu', text: ' der Stadt' },
              ],
            },
          ],
          gekuerzt: false,
        },
      },
    ],
  }),

  redaktionVerwendung: defineCall({
    name: 'redaktionVerwendung',
    method: 'GET',
    path: desk('inhalte/{id}/verwendung'),
    summary: 'Wer auf einen Inhalt verweist',
    ...reading,
    params,
    answer: verwendung,
    examples: [
      {
        summary: 'Niemand',
        params: { id: beispiel.id },
        answer: { entwurf: [], oeffentlich: [], weitere: 0 },
      },
    ],
  }),
}
