import type { LayoutData } from './load-layout.ts'

/** The layout if no data could be loaded: header and footer are still shown (spec §8). */
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
