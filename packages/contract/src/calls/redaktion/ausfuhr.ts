import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { ausfuhrStaende } from '../../entities/ausfuhr.ts'
import { bearbeiter, inhaltId } from '../../entities/redaktion.ts'
import { download } from '../../file-answer.ts'
import * as beispiel from './beispiele.ts'
import { desk } from './desk-call.ts'

const taking = { realm: 'redaktion', right: 'stadt-ausfuehren' } as const

/** How long a caller waits for the download, in milliseconds: enough for a large town over a slow line. */
const PATIENCE_FOR_A_TOWN = 3_600_000

const moment = z.iso.datetime({ offset: true })
const params = z.object({ id: inhaltId })
const anzahl = z.number().int().min(0)

const umfang = z.object({
  /** Only content that is public now: no drafts and nothing scheduled. Excludes the other options. */
  nur_oeffentlich: z.boolean().default(false),
  mit_fassungen: z.boolean().default(false),
  mit_intranet: z.boolean().default(false),
  mit_rat: z.boolean().default(false),
})

const ausfuhr = z
  .object({
    id: inhaltId,
    stand: z.enum(ausfuhrStaende),
    umfang,
    von: bearbeiter,
    begonnen_am: moment,
    /** The part of the files written so far, from 0 to 1; null while unknown. */
    anteil: z.number().min(0).max(1).nullable(),
    /** Why the export failed, and what the editor can do. */
    fehler: z.string().nullable(),
    /** Present once the file can be downloaded. */
    datei: z
      .object({
        name: z.string(),
        groesse: anzahl,
        fertig_am: moment,
        geloescht_am: moment,
        inhalte: anzahl,
        medien: anzahl,
        /** Files that are in the library but missing in the data folder. */
        fehlend: anzahl,
      })
      .nullable(),
  })
  .meta({ id: 'Ausfuhr', title: 'Ausfuhr der ganzen Stadt' })

const stand = z.object({ ausfuhr: ausfuhr.nullable() })

const laufend = {
  id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d30',
  stand: 'laeuft',
  umfang: { nur_oeffentlich: false, mit_fassungen: true, mit_intranet: false, mit_rat: false },
  von: beispiel.anna,
  begonnen_am: '2026-11-23T08:00:00.000Z',
  anteil: null,
  fehler: null,
  datei: null,
} as const

const fertig = {
  ...laufend,
  stand: 'fertig',
  datei: {
    name: 'ausfuhr-2026-11-23.zip',
    groesse: 48_211_004,
    fertig_am: '2026-11-23T08:00:40.000Z',
    geloescht_am: '2026-11-24T08:00:40.000Z',
    inhalte: 812,
    medien: 244,
    fehlend: 0,
  },
} as const

/** The export of the whole town as one file (docs/how-to/ausfuhr.md), kept for a day. */
export const ausfuhrCalls = {
  redaktionAusfuhr: defineCall({
    name: 'redaktionAusfuhr',
    method: 'GET',
    path: desk('ausfuhr'),
    summary: 'Die Datei mit der ganzen Stadt: ob es eine gibt, wie weit sie ist und wann sie gelöscht wird',
    ...taking,
    answer: stand,
    examples: [{ summary: 'Sie ist fertig', answer: { ausfuhr: fertig } }],
  }),

  redaktionAusfuhrBeginnen: defineCall({
    name: 'redaktionAusfuhrBeginnen',
    method: 'POST',
    path: desk('ausfuhr'),
    summary: 'Eine Datei mit der ganzen Stadt erstellen lassen; sie tritt an die Stelle der vorigen',
    ...taking,
    confirmed: true,
    body: umfang,
    answer: stand,
    examples: [
      { summary: 'Mit älteren Fassungen', body: { mit_fassungen: true }, answer: { ausfuhr: laufend } },
    ],
  }),

  redaktionAusfuhrLoeschen: defineCall({
    name: 'redaktionAusfuhrLoeschen',
    method: 'DELETE',
    path: desk('ausfuhr/{id}'),
    summary: 'Die Datei löschen oder, solange sie erstellt wird, abbrechen',
    ...taking,
    params,
    answer: stand,
    examples: [{ summary: 'Gelöscht', params: { id: fertig.id }, answer: { ausfuhr: null } }],
  }),

  redaktionAusfuhrDatei: defineCall({
    name: 'redaktionAusfuhrDatei',
    method: 'GET',
    path: desk('ausfuhr/{id}/datei'),
    summary: 'Die Datei selbst',
    ...taking,
    confirmed: true,
    patience: PATIENCE_FOR_A_TOWN,
    params,
    answer: download,
    examples: [
      {
        summary: 'Eine Zip-Datei',
        params: { id: fertig.id },
        answer: {
          typ: 'application/zip',
          name: fertig.datei.name,
          version: 'ausfuhr-1',
          groesse: 4,
          inhalt: async function* () {
            yield new Uint8Array([0x50, 0x4b, 0x05, 0x06])
          },
        },
      },
    ],
  }),
}
