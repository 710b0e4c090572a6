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
  // Several documents may share a title; link and day distinguish them.
  key: ({ thema, titel, downloadtext, stand }) =>
    [thema, slugOf(titel), slugOf(downloadtext), stand.slice(0, 10)].filter(Boolean).join('-'),
  taken: 'Ein Dokument mit diesem Thema, Titel, Link und Stand gibt es schon.',
})
