import { allCounties, isCell } from '@rathausplatz/cms/warncells'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const KREIS = '082150000000'
const read = (environment: Record<string, string>) => {
  const found = readConfig({ DWD: 'an', ...environment })
  return found.ok ? { zellen: found.config.warnregion?.dwd?.zellen, message: '' } : { message: found.message }
}

test('N1: every county has warning cells that exist, without DWD_ZELLE', () => {
  const unheard = allCounties().filter(county => {
    const { zellen } = read({ WARNREGION: `${county}0000000` })
    return !zellen?.length || !zellen.every(isCell)
  })
  expect(unheard).toEqual([])
})

test.each<[Record<string, string>, string[]]>([
  [{ WARNREGION: KREIS }, ['908215999']],
  [{ WARNREGION: '160670000000' }, ['116067000']],
  [{ WARNREGION: '010570000000' }, ['901057001', '901057002']],
  [{ WARNREGION: '091620000000' }, ['909184999']],
  // If a key is among the municipalities, their cells are used; names alone give the whole county.
  [{ WARNREGION: KREIS, WARNGEMEINDEN: '082150007007' }, ['808215007']],
  [{ WARNREGION: KREIS, WARNGEMEINDEN: '08215007,Diedelsheim' }, ['808215007']],
  [{ WARNREGION: KREIS, WARNGEMEINDEN: '08215007,Bruchsal' }, ['808215007', '808215009']],
  [{ WARNREGION: KREIS, WARNGEMEINDEN: 'Bretten' }, ['908215999']],
  [{ WARNREGION: '081110000000', WARNGEMEINDEN: '081110000000' }, ['108111000']],
  [{ WARNREGION: KREIS, DWD_ZELLE: '808215009' }, ['808215009']],
  [{ WARNREGION: KREIS, DWD_ZELLE: '908215999' }, ['908215999']],
])('The settings %j give the warning cells %j', (environment, zellen) => {
  expect(read(environment)).toEqual({ zellen, message: '' })
})

test.each<[string, Record<string, string>, string]>([
  ['DWD_ZELLE', { WARNREGION: KREIS, DWD_ZELLE: '108215000' }, '908215999 (Kreis und Stadt Karlsruhe)'],
  ['DWD_ZELLE', { WARNREGION: KREIS, DWD_ZELLE: '808251009' }, '808215009 (Stadt Bruchsal)'],
  ['WARNREGION', { WARNREGION: '082510000000' }, '082150000000 (Kreis und Stadt Karlsruhe)'],
  ['WARNREGION', { WARNREGION: '082990000000', DWD: 'aus', NINA: 'an' }, '08'],
  ['WARNGEMEINDEN', { WARNREGION: KREIS, WARNGEMEINDEN: '08251009' }, '08215009 (Stadt Bruchsal)'],
  ['WARNGEMEINDEN', { WARNREGION: KREIS, WARNGEMEINDEN: 'Bretten,082150070070' }, '08215007 (Stadt Bretten)'],
])(
  'A %s that would never get a warning is refused, and the message suggests a likely value: %j',
  (name, environment, near) => {
    const { message } = read(environment)
    expect(message).toMatch(
      new RegExp(`^Die Einstellung ${name} hat den Wert "\\d+", den die amtliche Liste `),
    )
    expect(message).toContain('Gemeint ist vielleicht')
    expect(message).toContain(near)
    expect(message.split('\n')).toHaveLength(1)
  },
)

test.each(['501000001', '201000000', '401000001'])(
  'N1: a cell of the coast, the sea or a lake (%s) is refused with the reason',
  cell => {
    expect(read({ WARNREGION: KREIS, DWD_ZELLE: cell }).message).toMatch(
      /Küste, See und Binnenseen .* liest die Website nicht/,
    )
  },
)

test('Without a service, keys and cells are not checked: the site only links to the services', () => {
  expect(read({ DWD: 'aus', WARNREGION: '082990000000', DWD_ZELLE: '808215999' })).toEqual({
    zellen: undefined,
    message: '',
  })
})
