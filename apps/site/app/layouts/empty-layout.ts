import type { LayoutData } from './load-layout.ts'

/** A layout of which nothing has come: header and footer still stand (spec §8). */
export const emptyLayout: LayoutData = {
  stadt: null,
  hinweise: { marks: '' },
  house: null,
  hours: [],
  mainMenu: [],
  pages: [],
  footerTopics: [],
  footerLegal: [],
  today: '',
  isWhole: false,
}
