import * as z from 'zod'
import { defineCall, PATIENCE_FOR_FILES } from '../../../call.ts'
import {
  type Abfalleinfuhr,
  abfalleinfuhr,
  groessteAbfalleinfuhr,
} from '../../../entities/abfall/abfalleinfuhr.ts'
import { givenLine } from '../../../given-text.ts'
import * as beispiel from '../beispiele.ts'
import { desk } from '../desk-call.ts'
import { keeping } from './abfall-call.ts'

const einfuhr = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })

const geprueft: Abfalleinfuhr = {
  id: '0198f0a2-5c1e-7d3a-9b44-2f6c1a7e8d40',
  name: 'abfuhr-2027.csv',
  stand: 'geprueft',
  von: beispiel.anna,
  geprueft_am: '2026-11-20T08:00:00.000Z',
  anteil: 0,
  zeilen: 1,
  anzahl: {
    neu: 1,
    verschoben: 0,
    entfallen: 0,
    geblieben: 0,
    von_hand: 0,
    ausserhalb: 3,
    ausgelassen: 0,
    unbekannt: 0,
    fehlerhaft: 0,
    repariert: 0,
    neue_orte: 0,
  },
  erster: '2027-01-12',
  letzter: '2027-01-12',
  bedenken: [],
  hinweise: [],
  fehler: [],
  strassen: [{ ort: 'Kelterstraße, Kernstadt', neu: 1, verschoben: 0, bleiben: 3, entfallen: 0 }],
  anzahl_strassen: 1,
  aenderungen: [
    {
      was: 'neu',
      fraktion: 'restmuell',
      orte: 'Kelterstraße, Kernstadt',
      vorher: null,
      nachher: '2027-01-12',
    },
  ],
  stoerung: null,
}

/** Imported files with collections: checked first, then taken over. */
export const einfuhrenCalls = {
  redaktionAbfalleinfuhren: defineCall({
    name: 'redaktionAbfalleinfuhren',
    method: 'GET',
    path: desk('abfall/einfuhren'),
    summary: 'Dateien mit Terminen, die geprüft oder übernommen wurden, die neueste zuerst',
    ...keeping,
    answer: z.object({ data: z.array(abfalleinfuhr) }),
    examples: [{ summary: 'Eine', answer: { data: [geprueft] } }],
  }),

  redaktionAbfalleinfuhrPruefen: defineCall({
    name: 'redaktionAbfalleinfuhrPruefen',
    method: 'POST',
    path: desk('abfall/einfuhren'),
    summary:
      'Eine Datei mit Terminen durchsehen (ICS, CSV, XLSX oder ODS) und sagen, was sich ändern würde; sie ist der Inhalt der Anfrage',
    ...keeping,
    largest: groessteAbfalleinfuhr,
    patience: PATIENCE_FOR_FILES,
    takesFile: true,
    query: z.object({
      /** The name of the file on the editor's machine. */
      name: givenLine(200).min(1),
      /** For a file without places, such as an ICS of one street: its street. */
      ort: givenLine(80).optional(),
      strasse: givenLine(120).optional(),
      /** Unknown streets are created instead of left out. */
      neue_orte: z.stringbool().default(false),
      /** The file is the whole plan of its year: dates of that year that it does not name are cancelled. */
      ganzer_plan: z.stringbool().default(false),
    }),
    answer: abfalleinfuhr,
    examples: [{ summary: 'Eine Tabelle', query: { name: geprueft.name }, answer: geprueft }],
  }),

  redaktionAbfalleinfuhr: defineCall({
    name: 'redaktionAbfalleinfuhr',
    method: 'GET',
    path: desk('abfall/einfuhren/{id}'),
    summary: 'Der Bericht einer Einfuhr, und wie weit sie ist',
    ...keeping,
    params: einfuhr,
    answer: abfalleinfuhr,
    examples: [{ summary: 'Geprüft', params: { id: geprueft.id }, answer: geprueft }],
  }),

  redaktionAbfalleinfuhrStarten: defineCall({
    name: 'redaktionAbfalleinfuhrStarten',
    method: 'POST',
    path: desk('abfall/einfuhren/{id}/starten'),
    summary: 'Geprüfte Termine übernehmen',
    ...keeping,
    params: einfuhr,
    body: z.object({
      /** Applies the import despite its open questions (`bedenken`). */
      trotzdem: z.boolean().default(false),
    }),
    answer: abfalleinfuhr,
    examples: [
      {
        summary: 'Beginnt',
        params: { id: geprueft.id },
        body: {},
        answer: { ...geprueft, stand: 'laeuft' },
      },
    ],
  }),

  redaktionAbfalleinfuhrLoeschen: defineCall({
    name: 'redaktionAbfalleinfuhrLoeschen',
    method: 'DELETE',
    path: desk('abfall/einfuhren/{id}'),
    summary: 'Eine geprüfte Datei verwerfen',
    ...keeping,
    params: einfuhr,
    answer: z.object({}),
    examples: [{ summary: 'Verworfen', params: { id: geprueft.id }, answer: {} }],
  }),
} as const
