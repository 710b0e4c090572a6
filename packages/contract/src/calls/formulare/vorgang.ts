import * as z from 'zod'
import { defineCall, PATIENCE_FOR_FILES } from '../../call.ts'
import { antwort, eingangsnummer, eingangsschritt, kennwort } from '../../entities/eingang.ts'
import { zustellungslage } from '../../entities/mailzustellung.ts'
import { fileAnswer } from '../../file-answer.ts'
import { eingangsstaende } from '../../vorgang/eingang.ts'
import { beispiel } from './beispiele.ts'

const moment = z.iso.datetime({ offset: true })

const nachweis = z.object({ vorgang: eingangsnummer, kennwort })

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

/** The status and a copy of a submission for its sender. */
export const vorgangCalls = {
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
       * The delivery of the latest mail to the sender; absent without a mail, or if its state is no longer
       * known.
       */
      zustellung: zustellungslage.optional(),
      /** The delivery of the mail to the office about an open submission, only if it went astray. */
      amtszustellung: zustellungslage.optional(),
      antworten: z.array(antwort),
      /** Whom to tell that a consent is withdrawn; absent if the sender gave none, or a remote CMS does not say. */
      widerruf: z
        .object({ amt: z.string(), email: z.string(), telefon: z.string() })
        .meta({ title: 'Wo eine Einwilligung widerrufen wird' })
        .optional(),
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
