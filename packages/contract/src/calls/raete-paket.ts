import * as z from 'zod'
import { defineCall, PATIENCE_FOR_FILES } from '../call.ts'
import { download } from '../file-answer.ts'
import { id } from './rat/auswahl.ts'

const reading = { realm: 'raete', right: 'rat-lesen' } as const

/** Whether the packet contains the caller's notes. */
const paket = z.object({ notizen: z.literal('an').optional() })

const sitzung = 'technischer-ausschuss-2026-12-01'

/** The papers of a meeting as one PDF, for members of the council. */
export const raetePaketCalls = {
  /** All papers of a meeting as one PDF: the agenda, and the papers of each item in its order. */
  raetePaket: defineCall({
    name: 'raetePaket',
    method: 'GET',
    path: '/api/cms/raete/sitzungen/{id}/paket',
    summary: 'Die Unterlagen einer Sitzung als ein PDF',
    ...reading,
    params: id,
    query: paket,
    /** The packet is bound on demand and sent over slow lines. */
    patience: PATIENCE_FOR_FILES,
    answer: download,
    examples: [
      {
        summary: 'Ein Paket ohne Notizen',
        params: { id: sitzung },
        query: {},
        answer: {
          typ: 'application/pdf',
          name: `unterlagen-${sitzung}.pdf`,
          version: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
          groesse: 5,
          inhalt: async function* (part = { from: 0, to: 4 }) {
            yield new TextEncoder().encode('%PDF-').subarray(part.from, part.to + 1)
          },
        },
      },
    ],
  }),

  /**
   * The version of the packet that the caller would get now, without creating the packet: tells a device
   * whether its copy is current.
   */
  raetePaketStand: defineCall({
    name: 'raetePaketStand',
    method: 'GET',
    path: '/api/cms/raete/sitzungen/{id}/paket/stand',
    summary: 'Die Fassung der Unterlagen einer Sitzung',
    ...reading,
    params: id,
    query: paket,
    answer: z.object({ version: download.shape.version }),
    examples: [
      {
        summary: 'Die Fassung von eben',
        params: { id: sitzung },
        query: {},
        answer: { version: '0f1e2d3c4b5a69788796a5b4c3d2e1f0' },
      },
    ],
  }),
} as const
