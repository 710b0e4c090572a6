import { pruefregeln, vonHandZuPruefen } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { byGroup, countWords, everyWeek, placeLines, REPORT_HEAD, reportLines, ruleOf } from './quality.ts'

const week = (woche: string, mit_befunden: number) => ({
  woche,
  inhalte: 10,
  mit_befunden,
  fehler: 0,
  hinweise: 0,
  woerter: 0,
})
const quality = {
  regeln: Object.keys(pruefregeln).map(regel => ({
    regel,
    inhalte: { bildtext: 2, linktext: 40, amtswort: 1_000 }[regel] ?? 0,
    mehr: regel === 'amtswort',
  })),
  offen: 0,
  stadt: null,
}

test('Findings are grouped, errors first', () => {
  const [barriers] = byGroup(quality)
  expect(barriers?.name).toBe('Barrierefreiheit')
  expect(barriers?.found.map(({ regel }) => regel)).toEqual(['bildtext', 'linktext'])
  expect(barriers?.clean.map(({ regel }) => regel)).toContain('tabelle-kopf')
  expect(countWords({ inhalte: 1, mehr: false })).toBe('1 Inhalt')
  expect(countWords({ inhalte: 1_000, mehr: true })).toBe('über 1.000 Inhalte')
})

test('The report lists every rule, also the rules that only a person can check', () => {
  const lines = reportLines(quality, true)
  expect(lines).toHaveLength(Object.keys(pruefregeln).length + vonHandZuPruefen.length)
  for (const line of lines) expect(line).toHaveLength(REPORT_HEAD.length)
  expect(lines.find(([titel]) => titel === 'Wörter aus dem Amt')?.at(-1)).toBe('über 1.000')
  expect(lines.filter(([, , , how]) => how?.startsWith('nicht'))).toHaveLength(vonHandZuPruefen.length)
  expect(reportLines(quality, false)[0]?.[3]).toContain('des eigenen Bereichs')
})

test('Each place of a finding is a line of its own, and an unknown rule has its name as title', () => {
  const befunde = [{ feld: 'a', feldname: 'Text', satz: 'x', rat: 'y', stelle: null }]
  const data = [{ id: 'a', art: 'seite', titel: 'Fundbüro', pfad: null, befunde: [...befunde, ...befunde] }]
  expect(placeLines('linktext', { data })).toHaveLength(2)
  expect(ruleOf('was-es-morgen-gibt').titel).toBe('was-es-morgen-gibt')
})

test('A week without data repeats the week before', () => {
  const weeks = everyWeek([week('2026-11-02', 5), week('2026-11-16', 3)], new Date('2026-11-25T08:00:00Z'))
  expect(weeks.map(one => [one.woche, one.mit_befunden])).toEqual([
    ['2026-11-02', 5],
    ['2026-11-09', 5],
    ['2026-11-16', 3],
    ['2026-11-23', 3],
  ])
  expect(everyWeek([])).toEqual([])
})
