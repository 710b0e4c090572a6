import * as z from 'zod'
import { PATIENCE_FOR_FILES } from '../call.ts'
import { download } from '../file-answer.ts'
import { bildbreiten } from '../medien.ts'
import { datei } from './redaktion/medien/medium.ts'

/** The common part of calls that give protected files to signed-in users. */
export const geschuetzteDatei = {
  method: 'GET',
  params: z.object({ datei }),
  /** The width of a picture, in pixels. */
  query: z.object({ breite: z.coerce.number().pipe(z.literal(bildbreiten)).optional() }),
  patience: PATIENCE_FOR_FILES,
  answer: download,
  examples: [
    {
      summary: 'Ein Dokument',
      params: { datei: 'dienstvereinbarung.pdf' },
      query: {},
      answer: {
        typ: 'application/pdf',
        name: 'dienstvereinbarung.pdf',
        version: '0f1e2d3c4b5a6978',
        groesse: 5,
        inhalt: async function* (part = { from: 0, to: 4 }) {
          yield new TextEncoder().encode('%PDF-').subarray(part.from, part.to + 1)
        },
      },
    },
  ],
} as const
