import * as z from 'zod'
import { dokument } from '../entities/dokument.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** A stored document of an archive, with the period of its validity. */
export const archivdokument = defineRecord({
  kind: 'archivdokument',
  label: { one: 'Dokument des Archivs', many: 'Dokumente des Archivs' },
  schema: z.object({
    archiv: field.verweis('archiv', {
      label: 'Archiv',
      help: 'Dokumente zur selben Sache stehen in einem Archiv, das neueste zuerst.',
    }),
    downloadtext: field.requiredLine({
      label: 'Bezeichnung',
      help: 'Steht auf dem Link zur Datei, zum Beispiel: Antrag für 2027 (PDF).',
    }),
    stand: field.dateTime({
      label: 'Stand',
      help: 'Von wann das Dokument ist; danach werden die Dokumente geordnet.',
    }),
    datei: dokument.meta({
      title: 'Datei',
      description: 'Nur Angemeldete im Intranet können sie öffnen, solange das Dokument veröffentlicht ist.',
    }),
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
  title: 'downloadtext',
  key: 'downloadtext',
  audience: 'intranet',
  list: {
    columns: ['archiv'],
    further: ['gueltig_von', 'gueltig_bis'],
    filters: ['archiv'],
    date: 'stand',
    order: 'datum:desc',
  },
})
export type Archivdokument = RecordOf<typeof archivdokument>
