import { records } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'
import { defineCollection } from './define-collection.ts'

export const archivdokument = defineCollection(records.archivdokument, {
  rules: schema =>
    schema.check(({ value: { gueltig_von, gueltig_bis }, issues }) => {
      if (gueltig_von === undefined || gueltig_bis === undefined || gueltig_von <= gueltig_bis) return
      const message = 'Das Ende liegt vor dem Beginn.'
      issues.push({ code: 'custom', path: ['gueltig_bis'], message, input: gueltig_bis })
    }),
  // Several documents of an archive may share a name; the day distinguishes them.
  key: ({ archiv, downloadtext, stand }) =>
    [archiv, slugOf(downloadtext), stand.slice(0, 10)].filter(Boolean).join('-'),
  taken: 'Ein Dokument mit diesem Archiv, dieser Bezeichnung und diesem Stand gibt es schon.',
})
