import { expect, test } from 'vitest'
import { areaInWords } from './area-in-words.ts'

const region = { kreis: '082150000000', gemeinden: ['Weingarten (Baden)', 'Waldbrücke'] }
const places = (count: number) => Array.from({ length: count }, (_, i) => `Gemeinde Musterdorf ${i + 1}`)

test.each([
  ['', ''],
  ['Landkreis Karlsruhe', 'Landkreis Karlsruhe'],
  ['Stadt Bruchsal, Gemeinde Weingarten (Baden)', 'Stadt Bruchsal, Gemeinde Weingarten (Baden)'],
  [
    'Gemeinde/Stadt: Bruchsal, Bretten, Forst, Kronau, Malsch, Weingarten (Baden)',
    'Weingarten (Baden), Gemeinde/Stadt: Bruchsal, Bretten, Forst, Kronau, Malsch, Weingarten (Baden)',
  ],
  [
    'Stadt Bruchsal, Stadt Bretten, Gemeinde Forst, Gemeinde Kronau, Waldbrücke, Weingarten (Baden)',
    'Waldbrücke, Weingarten (Baden), Stadt Bruchsal, Stadt Bretten, Gemeinde Forst, Gemeinde Kronau',
  ],
])('N8: the area %j is written %j', (gebiet, words) => {
  expect(areaInWords(gebiet, region)).toBe(words)
})

test.each([59, 300, 2_000])('N8: of %s places, the own one is first, and the others are counted', count => {
  const words = areaInWords([...places(count - 1), 'Gemeinde Weingarten (Baden)'].join(', '), region)
  expect(words.length).toBeLessThanOrEqual(1_000)
  const [list = '', missing = '0'] = words.split(/ und (\d+) weitere$/)
  const shown = list.split(', ')
  expect(shown[0]).toBe('Gemeinde Weingarten (Baden)')
  expect(shown.slice(1)).toEqual(places(shown.length - 1))
  expect(shown.length + Number(missing)).toBe(count)
})

test('N8: one very long place is shortened', () => {
  expect(areaInWords('Ufer der Pfinz '.repeat(200), region)).toMatch(/ Ufer…$|der…$|Pfinz…$/)
})
