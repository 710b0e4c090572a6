import * as z from 'zod'
import { dokument } from '../entities/dokument.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/**
 * A stored document of the archive, with the period of its validity. Its number on the wire never changes.
 */
export const archivdokument = defineRecord({
  kind: 'archivdokument',
  label: { one: 'Dokument des Archivs', many: 'Dokumente des Archivs' },
  schema: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    thema: field.verweis('archivthema', {
      label: 'Thema',
      help: 'Unter welcher Überschrift es im Archiv steht.',
    }),
    stand: field.dateTime({
      label: 'Stand',
      help: 'Von wann das Dokument ist; danach werden die Dokumente geordnet.',
    }),
    datei: dokument.meta({
      title: 'Datei',
      description: 'Nur Angemeldete im Intranet können sie öffnen, solange das Dokument veröffentlicht ist.',
    }),
    downloadtext: field
      .line({
        label: 'Text des Links',
        help: 'Was auf dem Link zur Datei steht, zum Beispiel: Antrag (PDF). Leer: der Titel der Datei.',
      })
      .default(''),
    gueltig_von: field
      .day({ label: 'Gilt ab', help: 'Vorher steht es nicht im Archiv. Leer: es gilt schon.' })
      .optional(),
    gueltig_bis: field
      .day({
        label: 'Gilt bis einschließlich',
        help: 'Danach steht es nur noch unter „Auch nicht mehr gültige“. Leer: ohne Ende.',
      })
      .optional(),
  }),
  title: 'titel',
  key: 'titel',
  audience: 'intranet',
  list: {
    columns: ['thema'],
    further: ['downloadtext', 'gueltig_von', 'gueltig_bis'],
    filters: ['thema'],
    date: 'stand',
    order: 'datum:desc',
  },
})
export type Archivdokument = RecordOf<typeof archivdokument>
