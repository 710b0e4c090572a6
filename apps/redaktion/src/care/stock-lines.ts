import { formatDate, formatTime } from '@rathausplatz/ui'
import { standOf } from '../contents/stand.ts'
import { nameOfKind } from '../kinds/kind-name.ts'
import type { Kind } from '../kinds/kinds.ts'
import { ownerWords } from './care.ts'
import type { StockRow } from './stock-query.ts'

export const STOCK_HEAD = [
  'Titel',
  'Inhaltsart',
  'Zustand',
  'Adresse',
  'Verantwortlich',
  'Wieder ansehen am',
  'Lesbarkeit',
  'Verständlich ab Schuljahr',
  'Befunde',
  'Geändert am',
  'Geändert von',
] as const

const number = new Intl.NumberFormat('de-DE')

/** Returns a content as a line of the table file. */
export const stockLine = (row: StockRow, kinds: readonly Kind[]): readonly string[] => [
  row.titel,
  nameOfKind(kinds, row.art),
  standOf(row),
  row.pfad ?? '',
  row.verantwortlich ? ownerWords(row.verantwortlich) : '',
  row.wiedervorlage ? formatDate(row.wiedervorlage) : '',
  row.lesbarkeit?.worte ?? '',
  row.lesbarkeit ? number.format(row.lesbarkeit.stufe) : '',
  String(row.befunde),
  `${formatDate(row.geaendert_am)}, ${formatTime(row.geaendert_am)}`,
  row.geaendert_von.name,
]
