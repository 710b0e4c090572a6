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
  vorab: false,
  probe: false,
  entwarnt: false,
  vorbei: false,
}

/** That there is no warning is believed only of a list that says so; any other answer is none. */
function withItsList(given: unknown): unknown {
  const data = listOf((given as { data?: unknown } | null)?.data)
  const isSaid = Array.isArray(data) && (data.length === 0 || data.some(Boolean))
  return isSaid ? given : ''
}

export const warnungenCalls = {
  /** What official services warn the town of just now, the most severe first. */
  warnungen: defineCall({
    name: 'warnungen',
    method: 'GET',
    path: '/api/cms/warnungen',
    summary: 'Amtliche Warnungen für die Stadt, und wie die Warndienste gerade antworten',
    right: 'oeffentlich',
    answer: z
      .object({
        data: z.array(warnung),
        /** Only those that are asked; none: warnings are read at the services themselves. */
        quellen: z.array(warnquelleStand).default([]),
        /** Official key of the county, by which the federal service names its page; empty where the operator has said none. */
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

  /** One of them; a few days longer than it holds, so that a link to it says that it is over. */
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
