import { OPEN_BEGIN, OPEN_END } from '../../store/window.ts'
import { DOKUMENT, foundKinds } from '../document-text.ts'
import { kindFrom } from '../entry-id.ts'
import { ledToFile } from '../led-to-file.ts'

const FILES = foundKinds.indexOf(DOKUMENT)

/** An entry with its time window. */
export type Window = { readonly id: number; readonly gueltig_von: string; readonly gueltig_bis: string }

/** Tests whether an entry is always visible, whatever the time. */
export const isLasting = ({ id, gueltig_von, gueltig_bis }: Window): boolean =>
  gueltig_von === OPEN_BEGIN && gueltig_bis === OPEN_END && Math.floor(id / kindFrom) !== FILES

/** SQL condition that an entry is visible at the moment of a parameter. */
export const visibleAt = (now: string): string => `entry.gueltig_von <= ${now} and entry.gueltig_bis > ${now}
  and (entry.id / ${kindFrom} <> ${FILES} or ${ledToFile('entry.id', now)})`
