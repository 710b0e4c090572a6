import type { AbweichendeZeit, Oeffnungszeit, RegulaereZeit } from '@rathausplatz/contract'

/** `MONTAG DIENSTAG 08:30 12:00`, for tests. */
export function times(...lines: string[]): RegulaereZeit[] {
  return lines.flatMap(line => {
    const words = line.split(' ')
    const [beginn = '', ende = ''] = words.splice(-2)
    return words.map(tagestyp => ({ tagestyp, beginn, ende }))
  })
}

export const hours = (
  regulaereZeiten: RegulaereZeit[],
  more: Partial<Oeffnungszeit> = {},
): Oeffnungszeit => ({
  typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
  hinweisText: '',
  anFeiertagen: 'GESCHLOSSEN',
  abweichendeZeiten: [],
  regulaereZeiten,
  ...more,
})

export const deviation = (
  beginn: string,
  ende: string,
  more: Partial<AbweichendeZeit> = {},
): AbweichendeZeit => ({
  beginn,
  ende,
  zusatz: '',
  zeiten: [],
  ...more,
})

/** The town hall (spec §9). */
export const townHall = times('ARBEITSTAG_MO_FR 08:30 12:00', 'DIENSTAG DONNERSTAG 15:00 17:30')
