import { type Editor, maySomewhere } from '../../editing/leave-for.ts'
import { tableKinds } from '../columns/targets.ts'

/** Returns the kinds that the editor may import from tables. */
export const kindsFor = (who: Editor): string[] =>
  tableKinds.filter(kind => maySomewhere(who, 'inhalte-schreiben', kind))
