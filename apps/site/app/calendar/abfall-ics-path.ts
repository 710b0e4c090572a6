import type { Abfallfraktion, Erinnerungszeit } from '@rathausplatz/contract'

type Choice = {
  /** Id of the place. */
  ort: string
  /** Default: all. */
  fraktionen?: readonly Abfallfraktion[] | undefined
  /** When the calendar of its owner speaks up. Default: not at all. */
  erinnerung?: Erinnerungszeit | undefined
}

/** Where the calendar of a street is, for good: people subscribe to it once. */
export function abfallIcsPath({ ort, fraktionen = [], erinnerung }: Choice): string {
  const query = new URLSearchParams()
  if (fraktionen.length > 0) query.set('fraktionen', fraktionen.join(','))
  if (erinnerung) query.set('erinnerung', erinnerung)
  const text = query.toString().replaceAll('%2C', ',')
  return `/abfall/kalender/${ort}.ics${text && `?${text}`}`
}
