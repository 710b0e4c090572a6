import { OPEN_BEGIN, OPEN_END } from '../../store/window.ts'
import { DOKUMENT, foundKinds } from '../document-text.ts'
import { kindFrom } from '../entry-id.ts'
import { ledToFile } from '../led-to-file.ts'

const FILES = foundKinds.indexOf(DOKUMENT)

/** An entry and the time in which it can be seen. */
export type Window = { readonly id: number; readonly gueltig_von: string; readonly gueltig_bis: string }

/** Whether an entry can be seen at any time: what it says is known without looking at the clock. */
export const isLasting = ({ id, gueltig_von, gueltig_bis }: Window): boolean =>
  gueltig_von === OPEN_BEGIN && gueltig_bis === OPEN_END && Math.floor(id / kindFrom) !== FILES

/** The condition that an entry can be seen at the moment that a parameter holds. */
export const visibleAt = (now: string): string => `entry.gueltig_von <= ${now} and entry.gueltig_bis > ${now}
  and (entry.id / ${kindFrom} <> ${FILES} or ${ledToFile('entry.id', now)})`
