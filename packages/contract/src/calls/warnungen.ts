import * as z from 'zod'
import { defineCall } from '../call.ts'
import { type Warnung, warnquelleStand, warnung } from '../entities/warnung.ts'
import { listOf, otherForms } from '../other-forms.ts'

export const beispielwarnung: Warnung = {
  id: '5f2a90c1d3e4',
  fassung: 'k3Jd-9Qx',
  titel: 'Amtliche Warnung vor Sturmböen',
  ereignis: 'Sturmböen',
  stufe: 'wichtig',
  beschreibung: 'Es treten Sturmböen mit Geschwindigkeiten bis 80 km/h aus südwestlicher Richtung auf.',
  anweisung: 'Achten Sie auf herabstürzende Äste und umherfliegende Gegenstände.',
  leichte_sprache: '',
  gebiet: 'Stadt Rebenau',
  absender: 'DWD / Nationales Warnzentrum Offenbach',
  quelle: 'Deutscher Wetterdienst',
  web: 'https://www.dwd.de/warnungen',
  kontakt: '',
  gesendet: '2026-11-20T10:05:00.000Z',
  beginn: '2026-11-20T12:00:00.000Z',
  bis: '2026-11-20T18:00:00.000Z',
  stand: '2026-11-20T11:00:00.000Z',
  veraltet: false,
  unvollstaendig: false,
  vorab: false,
  probe: false,
  bis_entwarnung: true,
  anmerkungen: [],
  entwarnt: false,
  vorbei: false,
}

/** Accepts an answer as "no warning" only if it contains a list; any other answer is unreadable. */
function withItsList(given: unknown): unknown {
  const data = listOf((given as { data?: unknown } | null)?.data)
  const isSaid = Array.isArray(data) && (data.length === 0 || data.some(Boolean))
  return isSaid ? given : ''
}

export const warnungenCalls = {
  /** Current warnings of official services for the town, the most severe first. */
  warnungen: defineCall({
    name: 'warnungen',
    method: 'GET',
    path: '/api/cms/warnungen',
    summary: 'Amtliche Warnungen für die Stadt, und wie die Warndienste gerade antworten',
    right: 'oeffentlich',
    answer: z
      .object({
        data: z.array(warnung),
        /**
         * Only the services that are queried; if empty, visitors read warnings at the services themselves.
         */
        quellen: z.array(warnquelleStand).default([]),
        /**
         * The official key of the county, which the federal service uses in the address of its page; empty if
         * the operator has set none.
         */
        kreis: z
          .string()
          .regex(/^(?:\d{12})?$/)
          .default(''),
      })
      .register(otherForms, { take: withItsList }),
    examples: [
      {
        summary: 'Eine Warnung vor Sturm',
        answer: {
          data: [beispielwarnung],
          quellen: [
            {
              quelle: 'dwd',
              titel: 'Deutscher Wetterdienst',
              stand: '2026-11-20T11:00:00.000Z',
              gestoert: false,
              zustand: 'frisch',
            },
          ],
          kreis: '082150000000',
        },
      },
    ],
  }),

  /** A single warning, also for a few days after its end, so that a link to it says that it is over. */
  warnung: defineCall({
    name: 'warnung',
    method: 'GET',
    path: '/api/cms/warnungen/{id}',
    summary: 'Eine amtliche Warnung',
    right: 'oeffentlich',
    params: z.object({ id: z.string().max(100) }),
    answer: warnung,
    examples: [
      { summary: 'Eine Warnung vor Sturm', params: { id: beispielwarnung.id }, answer: beispielwarnung },
    ],
  }),
}
