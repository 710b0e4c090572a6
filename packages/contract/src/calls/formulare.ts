import * as z from 'zod'
import { defineCall, PATIENCE_FOR_FILES } from '../call.ts'
import {
  antwort,
  fortsetzungscode as code,
  eingangsnummer,
  eingangsschritt,
  hochgeladen,
  kennwort,
} from '../entities/eingang.ts'
import { onlineformular } from '../entities/formular.ts'
import { genannt } from '../entities/genannt.ts'
import { zustellungslage } from '../entities/mailzustellung.ts'
import { fileAnswer } from '../file-answer.ts'
import { GROESSTE_EINGABE } from '../formular/feldtypen.ts'
import { eingangsstaende } from '../vorgang/eingang.ts'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120)
const einreichung = z.uuid().meta({ description: 'Kennung des ausgefüllten Formulars' })
const moment = z.iso.datetime({ offset: true })

/** The answers by the name of the question, as `pruefe` reads them. */
const eingaben = z.record(z.string().max(60), z.unknown())

/**
 * The maximum size of the body, in bytes: all answers with every letter escaped in JSON, and the fields
 * around them.
 */
const LARGEST = 3 * GROESSTE_EINGABE + 8_000

export const GROESSTE_DATEI = 20_000_000

const beispiel = {
  slug: 'veranstaltung-melden',
  einreichung: '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d',
  kennwort: '7GQ2M9XD4HT8PZ3K',
  vorgang: 'F-7GQ2M9XD',
  datei: { kennung: 'Zm90by1kZXItbGF0ZXJuZQ', name: 'laterne.jpg', typ: 'image/jpeg', groesse: 812_000 },
}

const formularBeispiel = {
  slug: beispiel.slug,
  titel: 'Veranstaltung melden',
  einleitung: 'Ihr Termin für den Veranstaltungskalender der Stadt.',
  schritte: [
    {
      titel: 'Ihre Veranstaltung',
      felder: [
        { typ: 'text' as const, name: 'titel', label: 'Wie heißt die Veranstaltung?', pflicht: true },
        {
          typ: 'datum' as const,
          name: 'tag',
          label: 'An welchem Tag?',
          pflicht: true,
          zeitraum: 'ab_heute' as const,
        },
        {
          typ: 'email' as const,
          name: 'e-mail',
          label: 'E-Mail',
          pflicht: true,
          autocomplete: 'email' as const,
        },
      ],
    },
  ],
  bestaetigung: 'Wir prüfen den Termin innerhalb von drei Werktagen.',
  zweck: 'um Ihre Veranstaltung zu veröffentlichen (Artikel 6 Absatz 1 Buchstabe a DSGVO)',
  detailURL: '/formulare/veranstaltung-melden',
}

const vorgangBeispiel = {
  vorgang: beispiel.vorgang,
  titel: 'Veranstaltung melden',
  eingegangen_am: '2026-11-20T11:00:00.000Z',
  stand: 'in_bearbeitung' as const,
  verlauf: [
    { am: '2026-11-20T11:00:00.000Z', stand: 'neu' as const },
    { am: '2026-11-21T08:30:00.000Z', stand: 'in_bearbeitung' as const },
  ],
  antworten: [
    { name: 'titel', label: 'Wie heißt die Veranstaltung?', typ: 'text' as const, text: 'Weinfest' },
  ],
  zustellung: 'uebergeben' as const,
  geloescht_am: '2027-05-19',
}

const nachweis = z.object({ vorgang: eingangsnummer, kennwort })

/** Forms: their questions, sending, saving for later, and the status of a submission. */
export const formulareOeffentlichCalls = {
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

  /** Saves an incomplete form without checking it. */
  formularSpeichern: defineCall({
    name: 'formularSpeichern',
    method: 'POST',
    path: '/api/cms/formulare/{slug}/entwuerfe',
    summary: 'Ein angefangenes Formular speichern, um es später mit einem Code fortzusetzen',
    right: 'oeffentlich',
    params: z.object({ slug }),
    body: z.object({
      einreichung,
      eingaben,
      schritt: z.number().int().min(0).max(20).default(0),
      /** The code of the form saved before; without it a new one is created. */
      code: code.optional(),
    }),
    largest: LARGEST,
    answer: z.object({ code, gilt_bis: moment }),
    examples: [
      {
        summary: 'Ein angefangenes Formular',
        params: { slug: beispiel.slug },
        body: { einreichung: beispiel.einreichung, eingaben: { titel: 'Weinfest' } },
        answer: { code: beispiel.kennwort, gilt_bis: '2026-12-04T11:00:00.000Z' },
      },
    ],
  }),

  formularFortsetzen: defineCall({
    name: 'formularFortsetzen',
    method: 'POST',
    path: '/api/cms/formular-entwurf',
    summary: 'Ein gespeichertes Formular mit seinem Code fortsetzen',
    right: 'oeffentlich',
    body: z.object({ code }),
    answer: z.object({
      slug,
      einreichung,
      eingaben,
      schritt: z.number().int(),
      gilt_bis: moment,
    }),
    examples: [
      {
        summary: 'Ein angefangenes Formular',
        body: { code: beispiel.kennwort },
        answer: {
          slug: beispiel.slug,
          einreichung: beispiel.einreichung,
          eingaben: { titel: 'Weinfest' },
          schritt: 0,
          gilt_bis: '2026-12-04T11:00:00.000Z',
        },
      },
    ],
  }),

  formularStand: defineCall({
    name: 'formularStand',
    method: 'POST',
    path: '/api/cms/formular-stand',
    summary: 'Was aus einem abgesendeten Formular geworden ist, mit Nummer und Kennwort',
    right: 'oeffentlich',
    body: nachweis,
    answer: z.object({
      vorgang: eingangsnummer,
      titel: z.string(),
      eingegangen_am: moment,
      stand: z.enum(eingangsstaende),
      verlauf: z.array(eingangsschritt),
      /**
       * The delivery of the latest mail about the submission; absent without a mail, or if its state is no
       * longer known.
       */
      zustellung: zustellungslage.optional(),
      antworten: z.array(antwort),
      /** The day on which the submission is deleted. */
      geloescht_am: z.iso.date(),
    }),
    examples: [
      {
        summary: 'In Bearbeitung',
        body: { vorgang: beispiel.vorgang, kennwort: beispiel.kennwort },
        answer: vorgangBeispiel,
      },
    ],
  }),

  formularKopie: defineCall({
    name: 'formularKopie',
    method: 'POST',
    path: '/api/cms/formular-kopie',
    summary: 'Die eigenen Angaben als PDF, mit Nummer und Kennwort',
    right: 'oeffentlich',
    /** The copy is printed before the answer, and only one copy at a time. */
    patience: PATIENCE_FOR_FILES,
    body: nachweis,
    answer: fileAnswer,
    examples: [
      {
        summary: 'Ein PDF',
        body: { vorgang: beispiel.vorgang, kennwort: beispiel.kennwort },
        answer: {
          typ: 'application/pdf',
          name: 'F-7GQ2M9XD.pdf',
          version: '1',
          bytes: new TextEncoder().encode('%PDF-'),
        },
      },
    ],
  }),
}
