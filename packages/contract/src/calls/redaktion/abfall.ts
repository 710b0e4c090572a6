import * as z from 'zod'
import { defineCall, PATIENCE_FOR_FILES } from '../../call.ts'
import {
  type Abfalleinfuhr,
  abfallart,
  abfalleinfuhr,
  abfallfraktion,
  abfallort,
  abfallortAngaben,
  abfallortId,
  abfalltag,
  abfalltermin,
  abfalltour,
  abfalltourAngaben,
  abfalltourId,
  abfalltourKopf,
  groessteAbfalleinfuhr,
  tourtermin,
  uhrzeit,
} from '../../entities/abfall.ts'
import { filledIn, givenLine } from '../../given-text.ts'
import { seite } from '../order.ts'
import * as beispiel from './beispiele.ts'
import { desk } from './desk-call.ts'

const keeping = { realm: 'redaktion', right: 'abfall-pflegen' } as const

const anzahl = z.number().int().min(0)
const grund = filledIn(givenLine(200), 'Bitte einen Grund angeben. Er steht bei dem Termin.')
const tour = z.object({ id: abfalltourId })
const termin = z.object({ id: abfalltourId, tag: abfalltag })
const einfuhr = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
const ortParams = z.object({ id: abfallortId })

const kelterstrasse = {
  id: 'k3m8x2q7wa',
  ort: 'Kernstadt',
  bezirk: '',
  strasse: 'Kelterstraße',
  hausnummern: '',
  name: 'Kelterstraße, Kernstadt',
}

const angaben = {
  name: 'Restmüll Kernstadt',
  fraktion: 'restmuell',
  regel: {
    art: 'wochen',
    wochentag: 1,
    alle_wochen: 2,
    ab: '2026-01-13',
    saisons: [],
    verschiebung: 'nachholen',
    vor_festen: false,
  },
  zeit_von: null,
  zeit_bis: null,
  platz: '',
  hinweis: '',
} as const

const kopf = {
  ...angaben,
  regel: { ...angaben.regel, saisons: [] },
  id: 't7w2k9m4xq',
  regel_worte: 'Dienstag, alle zwei Wochen',
  aus_einfuhr: false,
  anzahl_orte: 1,
  anzahl_termine: 1,
  naechster: '2026-12-08',
  letzter: '2026-12-08',
  geaendert_am: '2026-11-20T08:00:00.000Z',
}

const einer = {
  urspruenglich: '2026-12-08',
  datum: '2026-12-08',
  grund: '',
  entfaellt: false,
  von_hand: false,
  sequenz: 0,
  zeit_von: null,
  zeit_bis: null,
  platz: '',
  feiertag: null,
  geaendert_am: '2026-11-20T08:00:00.000Z',
}

const ganze = { ...kopf, orte: [kelterstrasse], termine: [einer] }
const named = { params: { id: kopf.id } }
const ofDate = { params: { id: kopf.id, tag: einer.urspruenglich } }

const restmuell = {
  fraktion: 'restmuell',
  name: 'Restmüll',
  buchstabe: 'R',
  symbol: 'tonne',
  farbe: '#4a4f55',
  rhythmus: 'alle zwei Wochen',
} as const

const artAmTisch = abfallart.extend({ aktiv: z.boolean() })

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

/** The waste calendar at the desk: fractions, streets, tours with their collections, and imported files. */
export const abfallpflegeCalls = {
  redaktionAbfall: defineCall({
    name: 'redaktionAbfall',
    method: 'GET',
    path: desk('abfall'),
    summary: 'Der Abfallkalender im Überblick',
    ...keeping,
    answer: z.object({
      fraktionen: z.array(artAmTisch),
      orte: z.array(z.string()),
      anzahl_strassen: anzahl,
      anzahl_touren: anzahl,
      /** The last day with collections; null without collections. */
      bis: z.iso.date().nullable(),
      /** The numbers of people with reminders, without their addresses. */
      erinnerungen: z.object({ mail: anzahl, push: anzahl }),
      /** Points to check: collections on holidays, streets without a tour, a year that ends soon. */
      hinweise: z.array(z.string()),
    }),
    examples: [
      {
        summary: 'Eine Abfallart',
        answer: {
          fraktionen: [{ ...restmuell, aktiv: true }],
          orte: ['Kernstadt'],
          anzahl_strassen: 1,
          anzahl_touren: 1,
          bis: '2026-12-08',
          erinnerungen: { mail: 12, push: 3 },
          hinweise: [],
        },
      },
    ],
  }),

  redaktionAbfallartAendern: defineCall({
    name: 'redaktionAbfallartAendern',
    method: 'PUT',
    path: desk('abfall/fraktionen/{fraktion}'),
    summary: 'Name, Farbe und Rhythmus einer Abfallart ändern, oder ob es sie hier gibt',
    ...keeping,
    params: z.object({ fraktion: abfallfraktion }),
    body: artAmTisch.omit({ fraktion: true }),
    answer: artAmTisch,
    examples: [
      {
        summary: 'Restmüll',
        params: { fraktion: 'restmuell' },
        body: {
          name: 'Restmüll',
          buchstabe: 'R',
          symbol: 'tonne',
          farbe: '#4a4f55',
          rhythmus: 'alle zwei Wochen',
          aktiv: true,
        },
        answer: { ...restmuell, aktiv: true },
      },
    ],
  }),

  redaktionAbfalltouren: defineCall({
    name: 'redaktionAbfalltouren',
    method: 'GET',
    path: desk('abfall/touren'),
    summary: 'Alle Touren, nach Abfallart',
    ...keeping,
    query: z.object({ fraktion: abfallfraktion.optional() }),
    answer: z.object({ data: z.array(abfalltourKopf) }),
    examples: [{ summary: 'Eine Tour', query: {}, answer: { data: [kopf] } }],
  }),

  redaktionAbfalltour: defineCall({
    name: 'redaktionAbfalltour',
    method: 'GET',
    path: desk('abfall/touren/{id}'),
    summary: 'Eine Tour mit Straßen und Terminen eines Jahres',
    ...keeping,
    params: tour,
    query: z.object({
      /** Default: collections from today on. */
      jahr: z.coerce.number().int().min(2000).max(2100).optional(),
    }),
    answer: abfalltour,
    examples: [{ summary: 'Eine Tour', ...named, query: {}, answer: ganze }],
  }),

  redaktionAbfalltourAnlegen: defineCall({
    name: 'redaktionAbfalltourAnlegen',
    method: 'POST',
    path: desk('abfall/touren'),
    summary: 'Eine Tour anlegen, noch ohne Termine',
    ...keeping,
    largest: 200_000,
    body: abfalltourAngaben,
    answer: abfalltour,
    examples: [
      {
        summary: 'Alle zwei Wochen',
        body: { ...angaben, regel: kopf.regel, orte: [] },
        answer: { ...ganze, anzahl_orte: 0, orte: [], termine: [] },
      },
    ],
  }),

  redaktionAbfalltourAendern: defineCall({
    name: 'redaktionAbfalltourAendern',
    method: 'PUT',
    path: desk('abfall/touren/{id}'),
    summary: 'Eine Tour ändern; Termine ändern sich erst, wenn sie geplant wird',
    ...keeping,
    largest: 200_000,
    params: tour,
    body: abfalltourAngaben,
    answer: abfalltour,
    examples: [
      {
        summary: 'Ein anderer Name',
        ...named,
        body: { ...angaben, regel: kopf.regel, orte: [] },
        answer: ganze,
      },
    ],
  }),

  redaktionAbfalltourLoeschen: defineCall({
    name: 'redaktionAbfalltourLoeschen',
    method: 'DELETE',
    path: desk('abfall/touren/{id}'),
    summary: 'Eine Tour beenden: Ihre künftigen Termine entfallen, auch in den Kalendern der Leute',
    ...keeping,
    params: tour,
    answer: z.object({ entfallen: anzahl }),
    examples: [{ summary: 'Mit einem Termin', ...named, answer: { entfallen: 1 } }],
  }),

  redaktionAbfalltourPlanen: defineCall({
    name: 'redaktionAbfalltourPlanen',
    method: 'POST',
    path: desk('abfall/touren/{id}/planen'),
    summary: 'Termine nach der Regel der Tour anlegen; was von Hand geändert ist, bleibt',
    ...keeping,
    params: tour,
    body: z.object({
      von: abfalltag,
      bis: abfalltag,
      /** Returns the result without saving it. */
      nur_ansehen: z.boolean().default(false),
    }),
    answer: z.object({
      neu: anzahl,
      verschoben: anzahl,
      entfallen: anzahl,
      geblieben: anzahl,
      von_hand: anzahl,
      termine: z.array(tourtermin),
    }),
    examples: [
      {
        summary: 'Ein Monat',
        ...named,
        body: { von: '2026-12-01', bis: '2026-12-20' },
        answer: { neu: 1, verschoben: 0, entfallen: 0, geblieben: 0, von_hand: 0, termine: [einer] },
      },
    ],
  }),

  redaktionAbfallterminAnlegen: defineCall({
    name: 'redaktionAbfallterminAnlegen',
    method: 'POST',
    path: desk('abfall/touren/{id}/termine'),
    summary: 'Einen einzelnen Termin anlegen',
    ...keeping,
    params: tour,
    body: z.object({
      datum: abfalltag,
      zeit_von: uhrzeit.nullable().default(null),
      zeit_bis: uhrzeit.nullable().default(null),
      platz: givenLine(200).default(''),
    }),
    answer: tourtermin,
    examples: [{ summary: 'Ein Tag', ...named, body: { datum: '2026-12-08' }, answer: einer }],
  }),

  redaktionAbfallterminVerschieben: defineCall({
    name: 'redaktionAbfallterminVerschieben',
    method: 'POST',
    path: desk('abfall/touren/{id}/termine/{tag}/verschieben'),
    summary: 'Einen Termin von Hand verschieben; der Tag im Pfad ist der ursprüngliche',
    ...keeping,
    params: termin,
    body: z.object({ datum: abfalltag, grund }),
    answer: tourtermin,
    examples: [
      {
        summary: 'Einen Tag später',
        ...ofDate,
        body: { datum: '2026-12-09', grund: 'Eisglätte' },
        answer: { ...einer, datum: '2026-12-09', grund: 'Eisglätte', von_hand: true, sequenz: 1 },
      },
    ],
  }),

  redaktionAbfallterminAbsagen: defineCall({
    name: 'redaktionAbfallterminAbsagen',
    method: 'POST',
    path: desk('abfall/touren/{id}/termine/{tag}/absagen'),
    summary: 'Einen Termin ausfallen lassen',
    ...keeping,
    params: termin,
    body: z.object({ grund }),
    answer: tourtermin,
    examples: [
      {
        summary: 'Fällt aus',
        ...ofDate,
        body: { grund: 'Streik' },
        answer: { ...einer, grund: 'Streik', entfaellt: true, von_hand: true, sequenz: 1 },
      },
    ],
  }),

  redaktionAbfallterminZuruecksetzen: defineCall({
    name: 'redaktionAbfallterminZuruecksetzen',
    method: 'POST',
    path: desk('abfall/touren/{id}/termine/{tag}/zuruecksetzen'),
    summary: 'Einen Termin wieder so, wie ihn die Regel vorsieht',
    ...keeping,
    params: termin,
    answer: tourtermin,
    examples: [{ summary: 'Wieder am alten Tag', ...ofDate, answer: { ...einer, sequenz: 2 } }],
  }),

  redaktionAbfallorte: defineCall({
    name: 'redaktionAbfallorte',
    method: 'GET',
    path: desk('abfall/orte'),
    summary: 'Straßen, in denen Abfall geholt wird',
    ...keeping,
    query: z.object({
      suche: givenLine(120).optional(),
      ort: givenLine(80).optional(),
      tour: abfalltourId.optional(),
      seite,
      pro_seite: z.coerce.number().int().min(1).max(5_000).default(100),
    }),
    answer: z.object({
      data: z.array(abfallort.extend({ touren: anzahl })),
      gesamt: anzahl,
      mehr: z.boolean(),
    }),
    examples: [
      {
        summary: 'Eine Straße',
        query: {},
        answer: { data: [{ ...kelterstrasse, touren: 1 }], gesamt: 1, mehr: false },
      },
    ],
  }),

  redaktionAbfallort: defineCall({
    name: 'redaktionAbfallort',
    method: 'GET',
    path: desk('abfall/orte/{id}'),
    summary: 'Was eine Straße bekommt: Touren und Termine',
    ...keeping,
    params: ortParams,
    answer: z.object({
      ort: abfallort,
      touren: z.array(abfalltourKopf),
      termine: z.array(abfalltermin),
    }),
    examples: [
      {
        summary: 'Eine Straße mit einer Tour',
        params: { id: kelterstrasse.id },
        answer: { ort: kelterstrasse, touren: [kopf], termine: [] },
      },
    ],
  }),

  redaktionAbfallortAnlegen: defineCall({
    name: 'redaktionAbfallortAnlegen',
    method: 'POST',
    path: desk('abfall/orte'),
    summary: 'Eine Straße oder einen Teil davon anlegen',
    ...keeping,
    body: abfallortAngaben.extend({ touren: z.array(abfalltourId).max(200).default([]) }),
    answer: abfallort,
    examples: [
      {
        summary: 'Eine Straße',
        body: { ort: 'Kernstadt', strasse: 'Kelterstraße' },
        answer: kelterstrasse,
      },
    ],
  }),

  redaktionAbfallortAendern: defineCall({
    name: 'redaktionAbfallortAendern',
    method: 'PUT',
    path: desk('abfall/orte/{id}'),
    summary: 'Eine Straße ändern und welche Touren sie anfahren; ihre Kalender bleiben dieselben',
    ...keeping,
    params: ortParams,
    body: abfallortAngaben.extend({ touren: z.array(abfalltourId).max(200) }),
    answer: abfallort,
    examples: [
      {
        summary: 'Eine Straße',
        params: { id: kelterstrasse.id },
        body: { ort: 'Kernstadt', strasse: 'Kelterstraße', touren: [kopf.id] },
        answer: kelterstrasse,
      },
    ],
  }),

  redaktionAbfallortLoeschen: defineCall({
    name: 'redaktionAbfallortLoeschen',
    method: 'DELETE',
    path: desk('abfall/orte/{id}'),
    summary: 'Eine Straße löschen; wer dort erinnert wird, wird es nicht mehr',
    ...keeping,
    params: ortParams,
    answer: z.object({}),
    examples: [{ summary: 'Eine Straße', params: { id: kelterstrasse.id }, answer: {} }],
  }),

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
      'Eine Datei mit Terminen durchsehen (ICS, CSV oder XLSX) und sagen, was sich ändern würde; sie ist der Inhalt der Anfrage',
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
