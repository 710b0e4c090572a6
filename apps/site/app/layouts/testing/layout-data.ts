import { calls } from '@rathausplatz/contract'
import type { House } from '../house.ts'
import type { LayoutData } from '../load-layout.ts'

const {
  oeffnungszeiten: _,
  hinweise: _told,
  schulferien: _ferien,
  ...stadt
} = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)

export const freibad: House = {
  name: 'Freibad',
  zusatz: 'am Altrhein',
  anschrift: { location: '', street: 'Am Altrhein 40', zip: '76999', city: 'Rebenau-Unterweiler' },
  telefon: '030 23125-205',
  fax: '',
  email: 'freibad@rebenau.example.org',
  hours: [{ title: 'Öffnungszeiten', lines: [{ days: 'Montag', times: '09:00–20:00 Uhr' }], hinweis: '' }],
  state: 'Jetzt geöffnet bis 20:00 Uhr',
}

/** Layout data for tests: those of the town, with these changes. */
export const layoutData = (changes: Partial<LayoutData> = {}): LayoutData => ({
  stadt,
  hinweise: { marks: '' },
  house: null,
  hours: [{ title: 'Öffnungszeiten', lines: [{ days: 'Samstag', times: '09:00–12:00 Uhr' }], hinweis: '' }],
  mainMenu: [],
  pages: [],
  footerTopics: [
    { title: 'Bauen', href: '/bauen' },
    { title: 'Familie', href: '/leben/familie' },
  ],
  footerLegal: [{ title: 'Impressum', href: '/impressum' }],
  today: '2026-11-20',
  isWhole: true,
  ...changes,
})
