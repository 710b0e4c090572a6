import { holidaysOf } from '@rathausplatz/kalender'
import type { EntryPage } from '../template.ts'

/** The page that a loader gets, on the day of the examples. */
export const entryPage = (query = '', now = '2026-11-20T12:00:00+01:00'): EntryPage => ({
  path: '/vorschau',
  publicUrl: 'https://www.rebenau.example.org',
  query: new URLSearchParams(query),
  now: new Date(now),
  holidays: async () => holidaysOf({ ags: '08215999' }),
  beobachtungen: [],
  gemerkterAbfallort: () => undefined,
  gemerkteTonnen: () => '',
  frameOrigins: ['https://rebenau.bewerberportal.example'],
})
