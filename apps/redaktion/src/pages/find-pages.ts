import { type Row, rowsOf } from '../contents/row.ts'

/** Finds pages by words of their titles and addresses. */
export const findPages = (suche: string): Promise<readonly Row[]> =>
  rowsOf({ art: 'seite', suche, pro_seite: 50 })
