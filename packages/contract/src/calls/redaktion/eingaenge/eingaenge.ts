import * as z from 'zod'
import { defineCall, PATIENCE_FOR_FILES } from '../../../call.ts'
import { eingangsnummer, hochgeladen } from '../../../entities/eingang.ts'
import { bearbeiter, fassung } from '../../../entities/redaktion.ts'
import { download, fileAnswer } from '../../../file-answer.ts'
import { givenText } from '../../../given-text.ts'
import { eingangsstaende } from '../../../vorgang/eingang.ts'
import * as beispiel from '../beispiele.ts'
import { desk } from '../desk-call.ts'
import { ganz, weinfest } from './beispiele.ts'
import { eingang, handlungen, kopf } from './eingang.ts'

const reading = { realm: 'redaktion', right: 'eingaenge-lesen' } as const
const working = { realm: 'redaktion', right: 'eingaenge-bearbeiten' } as const
const params = z.object({ vorgang: eingangsnummer })
const anzahl = z.number().int().min(0)

/** The filter of submissions. */
const wanted = {
  /** `offen`: not finished; `meine`: taken by the caller and not finished. */
  stand: z.enum(['offen', 'meine', 'alle', ...eingangsstaende]).default('offen'),
  formular: z.string().max(120).optional(),
}

/** Submissions of forms and their handling. Every access to a single submission is logged. */
export const eingaengeCalls = {
  redaktionEingaenge: defineCall({
    name: 'redaktionEingaenge',
    method: 'GET',
    path: desk('eingaenge'),
    summary: 'Eingänge der Formulare, der neueste zuerst, ohne das, was jemand geschrieben hat',
    ...reading,
    query: z.object({
      ...wanted,
      seite: z.coerce.number().int().min(1).max(10_000).default(1),
      pro_seite: z.coerce.number().int().min(1).max(100).default(25),
    }),
    answer: z.object({
      data: z.array(kopf),
      mehr: z.boolean(),
      /** The counts for the requested form, or for all. */
      anzahl: z.object({ neu: anzahl, in_bearbeitung: anzahl, meine: anzahl }),
      /** The forms with submissions, and their numbers under this filter. */
      formulare: z.array(z.object({ slug: z.string(), titel: z.string(), anzahl })),
    }),
    examples: [
      {
        summary: 'Einer, um den sich noch niemand kümmert',
        query: { stand: 'offen' },
        answer: {
          data: [weinfest],
          mehr: false,
          anzahl: { neu: 1, in_bearbeitung: 0, meine: 0 },
          formulare: [{ slug: 'veranstaltung-melden', titel: 'Veranstaltung melden', anzahl: 1 }],
        },
      },
    ],
  }),

  redaktionEingang: defineCall({
    name: 'redaktionEingang',
    method: 'GET',
    path: desk('eingaenge/{vorgang}'),
    summary: 'Ein Eingang mit seinen Angaben; das Öffnen steht im Protokoll',
    ...reading,
    params,
    answer: eingang,
    examples: [{ summary: 'Ein neuer', params: { vorgang: weinfest.vorgang }, answer: ganz }],
  }),

  redaktionEingangBearbeiten: defineCall({
    name: 'redaktionEingangBearbeiten',
    method: 'PUT',
    path: desk('eingaenge/{vorgang}'),
    summary:
      'Einen Eingang übernehmen, zuweisen, beantworten, erledigen, ablehnen oder mit einer Notiz versehen; „konflikt“, wenn jemand schneller war, „falscher-stand“, wenn der Schritt nicht geht',
    ...working,
    params,
    /** Fields that are absent stay unchanged. */
    body: z.object({
      grundfassung: fassung,
      schritt: z.enum(handlungen).optional(),
      /** For the sender: the reply, or the reason of a refusal. Required in both cases. */
      text: givenText(5_000).default(''),
      /** The account to which the submission is handed on. */
      zustaendig: z.string().max(64).optional(),
      notiz: givenText(2_000).optional(),
    }),
    largest: 64_000,
    answer: eingang,
    examples: [
      {
        summary: 'Übernommen',
        params: { vorgang: weinfest.vorgang },
        body: { grundfassung: 1, schritt: 'uebernehmen' },
        answer: {
          ...ganz,
          stand: 'in_bearbeitung',
          zustaendig: { ...beispiel.anna, ich: true },
          moeglich: ['abgeben', 'beantworten', 'erledigen', 'ablehnen'],
          fassung: 2,
        },
      },
    ],
  }),

  redaktionEingangLoeschen: defineCall({
    name: 'redaktionEingangLoeschen',
    method: 'DELETE',
    path: desk('eingaenge/{vorgang}'),
    summary: 'Einen Eingang mit seinen Dateien vor der Zeit löschen',
    ...working,
    params,
    answer: z.object({}),
    examples: [{ summary: 'Ein Eingang', params: { vorgang: weinfest.vorgang }, answer: {} }],
  }),

  /** Accounts to which a submission can be handed on. */
  redaktionEingangPersonen: defineCall({
    name: 'redaktionEingangPersonen',
    method: 'GET',
    path: desk('eingaenge/{vorgang}/personen'),
    summary: 'Wer einen Eingang bearbeiten darf',
    ...working,
    params,
    answer: z.object({ data: z.array(bearbeiter) }),
    examples: [
      {
        summary: 'Eine Person',
        params: { vorgang: weinfest.vorgang },
        answer: { data: [beispiel.anna] },
      },
    ],
  }),

  redaktionEingangKopie: defineCall({
    name: 'redaktionEingangKopie',
    method: 'GET',
    path: desk('eingaenge/{vorgang}/pdf'),
    summary: 'Ein Eingang als PDF für die Akte',
    ...reading,
    params,
    answer: fileAnswer,
    examples: [
      {
        summary: 'Ein PDF',
        params: { vorgang: weinfest.vorgang },
        answer: {
          typ: 'application/pdf',
          name: 'F-7GQ2M9XD.pdf',
          version: '1',
          bytes: new TextEncoder().encode('%PDF-'),
        },
      },
    ],
  }),

  redaktionEingangDatei: defineCall({
    name: 'redaktionEingangDatei',
    method: 'GET',
    path: desk('eingaenge/{vorgang}/dateien/{kennung}'),
    summary: 'Eine Datei eines Eingangs, nur zum Speichern',
    ...reading,
    params: params.extend({ kennung: hochgeladen.shape.kennung }),
    patience: PATIENCE_FOR_FILES,
    answer: download,
    examples: [
      {
        summary: 'Ein Dokument',
        params: { vorgang: weinfest.vorgang, kennung: 'Zm90by1kZXItbGF0ZXJuZQ' },
        answer: {
          typ: 'application/pdf',
          name: 'plan.pdf',
          version: '1',
          groesse: 5,
          inhalt: async function* (part = { from: 0, to: 4 }) {
            yield new TextEncoder().encode('%PDF-').subarray(part.from, part.to + 1)
          },
        },
      },
    ],
  }),

  redaktionEingaengeCsv: defineCall({
    name: 'redaktionEingaengeCsv',
    method: 'GET',
    path: desk('eingaenge-csv'),
    summary: 'Eingänge eines Formulars als Tabelle; der Abruf steht im Protokoll',
    ...reading,
    query: z.object({ stand: wanted.stand, formular: z.string().max(120) }),
    answer: fileAnswer,
    examples: [
      {
        summary: 'Eine Tabelle',
        query: { stand: 'alle', formular: 'veranstaltung-melden' },
        answer: {
          typ: 'text/csv; charset=utf-8',
          name: 'veranstaltung-melden.csv',
          version: '1',
          bytes: new TextEncoder().encode('Vorgang;Stand\r\n'),
        },
      },
    ],
  }),
}
