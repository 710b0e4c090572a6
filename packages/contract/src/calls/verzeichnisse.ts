import * as z from 'zod'
import { defineCall } from '../call.ts'
import { listOf } from '../entities/list.ts'
import { verzeichnis as entity, verzeichniseintrag as entry } from '../entities/verzeichnis.ts'
import { vorhandeneAngaben } from '../entities/verzeichnisvorschlag.ts'
import { proSeite, seite } from './order.ts'

const params = z.object({ id: z.string().min(1).max(120) })

/** A directory with its filters and the number of entries for each choice. */
export const verzeichnis = defineCall({
  name: 'verzeichnis',
  method: 'GET',
  path: '/api/cms/verzeichnisse/{id}',
  summary: 'Ein Verzeichnis mit seinen Rubriken',
  right: 'oeffentlich',
  params,
  answer: entity,
  examples: [
    {
      summary: 'Die Betriebe',
      params: { id: 'betriebe' },
      answer: {
        id: 'betriebe',
        name: 'Betriebe',
        einzahl: 'Betrieb',
        mehrzahl: 'Betriebe',
        rubriktitel: 'Branche',
        suchfeld: 'branchensearch',
        seite: '/wirtschaft/betriebe',
        rubriken: [
          { id: 'baeckerei', name: 'Bäckerei', anzahl: 1 },
          { id: 'weinbau', name: 'Weinbau', anzahl: 0 },
        ],
        buchstaben: ['B'],
        anzahl: 1,
        vorschlaege: true,
      },
    },
  ],
})

const baeckerei = {
  id: 'baeckerei-huber',
  verzeichnis: 'betriebe',
  name: 'Bäckerei Huber',
  einleitung: 'Brot aus dem Holzofen, jeden Tag ab 06:00 Uhr.',
  rubriken: [{ id: 'baeckerei', name: 'Bäckerei' }],
  anschrift: { location: '', street: 'Rheinstraße 4', zip: '76999', city: 'Rebenau' },
  kommunikation: [{ kanal: 'TELEFON' as const, kennung: '030 23125-310' }],
  detailURL: '/verzeichnis/baeckerei-huber',
}

/** Entries of a directory by name. Every word of `q` occurs in the entry or in the name of its rubrik. */
export const verzeichniseintraege = defineCall({
  name: 'verzeichniseintraege',
  method: 'GET',
  path: '/api/cms/verzeichnisse/{id}/eintraege',
  summary: 'Einträge eines Verzeichnisses',
  right: 'oeffentlich',
  params,
  query: z.object({
    q: z.string().trim().max(200).default('').meta({ description: 'Suchworte' }),
    rubrik: z.string().max(120).optional().meta({ description: 'Nur Einträge dieser Rubrik' }),
    buchstabe: z
      .string()
      .regex(/^(?:[A-Z]|0-9)$/)
      .optional()
      .meta({ description: 'Nur Einträge mit diesem Anfangsbuchstaben; 0-9 für alle ohne Buchstaben' }),
    seite,
    pro_seite: proSeite(20),
  }),
  answer: listOf(entry).extend({
    anzahl: z.number().int().min(0).meta({ description: 'Einträge auf allen Seiten' }),
  }),
  examples: [
    {
      summary: 'Eine Bäckerei',
      params: { id: 'betriebe' },
      query: { rubrik: 'baeckerei' },
      answer: {
        data: [baeckerei],
        pagination: { page: 1, pages: 1 },
        anzahl: 1,
      },
    },
  ],
})

/** The public data of one entry of any directory. */
export const verzeichniseintrag = defineCall({
  name: 'verzeichniseintrag',
  method: 'GET',
  path: '/api/cms/verzeichniseintraege/{id}',
  summary: 'Ein Eintrag eines Verzeichnisses',
  right: 'oeffentlich',
  params,
  answer: entry.extend({
    /** The same data as fields of a proposal; without them, visitors cannot propose a change. */
    angaben: vorhandeneAngaben.optional(),
  }),
  examples: [
    {
      summary: 'Eine Bäckerei',
      params: { id: 'baeckerei-huber' },
      answer: {
        ...baeckerei,
        angaben: {
          name: baeckerei.name,
          rubriken: ['baeckerei'],
          einleitung: baeckerei.einleitung,
          telefon: '030 23125-310',
          strasse: 'Rheinstraße 4',
          plz: '76999',
          ort: 'Rebenau',
        },
      },
    },
  ],
})
