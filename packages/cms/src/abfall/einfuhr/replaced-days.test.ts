import { expect, test } from 'vitest'
import { place, readInTown } from './testing/read-in-town.ts'

const read = (head: string, ...rows: readonly string[]) =>
  readInTown([head, ...rows], { orte: [place('Kernstadt', 'Parkweg')] })

test.each(['Ersatztermin', 'Ersatzdatum', 'Ausweichtermin', 'Nachholtermin'])(
  'W10: beside „Regeltermin“, the day under „%s“ counts where there is one',
  async heading => {
    const { dates, told } = await read(
      `Straße;Fraktion;Regeltermin;${heading};Bemerkung`,
      'Parkweg;Restmüll;16.03.2027;;',
      'Parkweg;Restmüll;30.03.2027;31.03.2027;Ostermontag',
      'Parkweg;Restmüll;13.04.2027;entfällt;',
      'Parkweg;Restmüll;27.04.2027;;',
    )
    expect(dates.map(one => one.split(' ')[1])).toEqual(['2027-03-16', '2027-03-31', '2027-04-27'])
    expect(told?.hinweise.join('\n')).toContain(
      'Keine Abfuhr, nicht übernommen: Restmüll, entfällt (13.04.2027)',
    )
    expect(told?.hinweise.join('\n')).not.toContain('Nicht gelesen wurden diese Spalten')
  },
)
