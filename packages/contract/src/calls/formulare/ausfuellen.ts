import * as z from 'zod'
import { defineCall, PATIENCE_FOR_FILES } from '../../call.ts'
import { hochgeladen } from '../../entities/eingang.ts'
import { onlineformular } from '../../entities/formular.ts'
import { genannt } from '../../entities/genannt.ts'
import { beispiel, formularBeispiel } from './beispiele.ts'
import { eingaben, einreichung, LARGEST, slug } from './eingabe.ts'

const GROESSTE_DATEI = 20_000_000

/** Forms with their questions, and all that leads to a submission. */
export const ausfuellenCalls = {
  formulare: defineCall({
    name: 'formulare',
    method: 'GET',
    path: '/api/cms/formulare',
    summary: 'Formulare der Stadt, nach ihrem Titel',
    right: 'oeffentlich',
    answer: z.object({
      data: z.array(
        onlineformular.pick({ slug: true, titel: true, einleitung: true, offen: true, detailURL: true }),
      ),
    }),
    examples: [
      {
        summary: 'Ein Formular',
        answer: {
          data: [
            {
              slug: formularBeispiel.slug,
              titel: formularBeispiel.titel,
              einleitung: formularBeispiel.einleitung,
              detailURL: formularBeispiel.detailURL,
            },
          ],
        },
      },
    ],
  }),

  formular: defineCall({
    name: 'formular',
    method: 'GET',
    path: '/api/cms/formulare/{slug}',
    summary: 'Ein Formular mit seinen Fragen und Regeln',
    right: 'oeffentlich',
    params: z.object({ slug }),
    answer: onlineformular,
    examples: [{ summary: 'Ein Formular', params: { slug: beispiel.slug }, answer: formularBeispiel }],
  }),

  /**
   * Returns the signed moment at which a visitor begins a form, and a computation for the browser. The answer
   * is different every time and valid for one submission.
   */
  formularBeginn: defineCall({
    name: 'formularBeginn',
    method: 'POST',
    path: '/api/cms/formular-beginn',
    summary: 'Beginn eines Formulars: Zeitpunkt mit Unterschrift, zugleich Rechenaufgabe für den Browser',
    right: 'oeffentlich',
    answer: z.object({
      beginn: z.string().max(200),
      /** The number of leading zero bits of the SHA-256 hash of `{beginn}:{loesung}`. */
      nullen: z.number().int().min(1).max(30),
    }),
    examples: [{ summary: 'Eine Aufgabe', answer: { beginn: 'mibq4g.Zm9ybXVsYXI.0d5f1c7e9a', nullen: 15 } }],
  }),

  /** Uploads a file before its form. The file is kept for a day, or as long as the saved form. */
  formularDatei: defineCall({
    name: 'formularDatei',
    method: 'POST',
    path: '/api/cms/formulare/{slug}/dateien',
    summary: 'Eine Datei zu einer Frage, vor dem Absenden; Fotos ohne Ort und Kamera',
    right: 'oeffentlich',
    params: z.object({ slug }),
    query: z.object({ einreichung, feld: z.string().max(60), name: z.string().max(1_000) }),
    takesFile: true,
    largest: GROESSTE_DATEI,
    patience: PATIENCE_FOR_FILES,
    answer: hochgeladen,
    examples: [
      {
        summary: 'Ein Foto',
        params: { slug: 'schaden-melden' },
        query: { einreichung: beispiel.einreichung, feld: 'foto', name: 'laterne.jpg' },
        answer: beispiel.datei,
      },
    ],
  }),

  formularDateiEntfernen: defineCall({
    name: 'formularDateiEntfernen',
    method: 'DELETE',
    path: '/api/cms/formulare/{slug}/dateien/{kennung}',
    summary: 'Eine Datei, die noch zu keinem abgesendeten Formular gehört, wieder löschen',
    right: 'oeffentlich',
    stores: true,
    params: z.object({ slug, kennung: hochgeladen.shape.kennung }),
    query: z.object({ einreichung }),
    answer: z.object({}),
    examples: [
      {
        summary: 'Ein Foto',
        params: { slug: 'schaden-melden', kennung: beispiel.datei.kennung },
        query: { einreichung: beispiel.einreichung },
        answer: {},
      },
    ],
  }),

  /**
   * Sends a form. The answer comes after the form is stored; the same `einreichung` sent twice is one record
   * with one number. An invalid form gets „ungueltig“ (422) with `issues`: `path` is the name of the
   * question, or empty for the form as a whole.
   */
  formularSenden: defineCall({
    name: 'formularSenden',
    method: 'POST',
    path: '/api/cms/formulare/{slug}/eingaenge',
    summary: 'Ein ausgefülltes Formular absenden',
    right: 'oeffentlich',
    stores: true,
    params: z.object({ slug }),
    body: z.object({
      einreichung,
      eingaben,
      beginn: z.string().max(200).default(''),
      /** The solution of the computation; absent without JavaScript. */
      loesung: z.number().int().min(0).optional(),
      /** The honeypot: a field that people do not see. */
      homepage: z.string().max(1_000).default(''),
    }),
    largest: LARGEST,
    answer: z.object({
      /** The number in the notation of the CMS; empty if it gives none. */
      vorgang: genannt(100),
      kennwort: genannt(100),
      /** Whether the sender gets a confirmation mail. */
      eingangsmail: z.boolean().default(false),
    }),
    examples: [
      {
        summary: 'Eine Veranstaltung',
        params: { slug: beispiel.slug },
        body: {
          einreichung: beispiel.einreichung,
          eingaben: { titel: 'Weinfest', tag: '24.12.2026', 'e-mail': 'erika@example.org' },
          beginn: 'mibq4g.Zm9ybXVsYXI.0d5f1c7e9a',
        },
        answer: { vorgang: beispiel.vorgang, kennwort: beispiel.kennwort, eingangsmail: true },
      },
    ],
  }),
}
