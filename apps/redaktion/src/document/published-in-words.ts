import type { Inhalt } from '@rathausplatz/contract'
import { formatDate, formatTime } from '@rathausplatz/ui'

type Published = Pick<Inhalt, 'art' | 'status' | 'daten'>

/** Says what has become of a document: whether visitors see it, and what publishing has changed in it. */
export function publishedInWords(done: Published, draft: Pick<Inhalt, 'daten'>): string {
  return [STATES[done.status] ?? 'Veröffentlicht: Auf der Website zu sehen.', ...provided(done, draft)].join(
    ' ',
  )
}

const STATES: Readonly<Partial<Record<Inhalt['status'], string>>> = {
  geplant: 'Die Veröffentlichung ist geplant.',
  abgelaufen:
    'Gespeichert, aber nicht auf der Website zu sehen: Die Zeit dieses Inhalts ist schon abgelaufen.',
}

/** A notice states the moment at which it was really provided. */
function provided({ art, daten }: Published, draft: Pick<Inhalt, 'daten'>): readonly string[] {
  const [now, before] = [daten, draft.daten].map(dateOf)
  if (art !== 'bekanntmachung' || now === undefined || now === before) return []
  return [`„Bereitgestellt am“ ist nun ${formatDate(now)}, ${formatTime(now)}.`]
}

const dateOf = (daten: unknown): string | undefined =>
  typeof daten === 'object' && daten !== null && 'datum_von' in daten && typeof daten.datum_von === 'string'
    ? daten.datum_von
    : undefined
