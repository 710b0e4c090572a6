import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const page = readFileSync(join(import.meta.dirname, 'asvs.md'), 'utf8')

type Row = { nummer: string; stufe: string; verlangt: string; stand: string; grund: string }

const rows = page
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map((line): Row => {
    const [nummer = '', stufe = '', verlangt = '', stand = '', ...grund] = line
      .slice(2, -1)
      .split('|')
      .map(cell => cell.trim())
    return { nummer, stufe, verlangt, stand, grund: grund.join('|') }
  })

/** The requirements of levels 1 and 2 by chapter, counted in the CSV of the standard. */
const OF_CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const STAENDE = ['erfüllt', 'teilweise', 'nicht erfüllt', 'Betrieb', 'entfällt']

describe('A10: the list of ASVS 5.0.0', () => {
  test('A10: has each requirement of levels 1 and 2 once', () => {
    const chapters = Map.groupBy(rows, ({ nummer }) => Number(nummer.split('.', 1)[0]))
    expect(OF_CHAPTERS.map((_, at) => chapters.get(at + 1)?.length)).toEqual(OF_CHAPTERS)
    expect(new Set(rows.map(({ nummer }) => nummer)).size).toBe(253)
    expect(rows.filter(({ stufe }) => stufe === '1')).toHaveLength(70)
    expect(rows.filter(({ stufe }) => stufe === '2')).toHaveLength(183)
  })

  test('A10: has no empty cell and only known states, counted rightly above', () => {
    for (const { nummer, verlangt, stand, grund } of rows) {
      expect(verlangt, nummer).not.toBe('')
      expect(grund, nummer).not.toBe('')
      expect(STAENDE, nummer).toContain(stand)
    }
    for (const stand of STAENDE)
      expect(page).toContain(`**${stand}** (${rows.filter(row => row.stand === stand).length})`)
  })

  test('A10: names a test or a page for what is met, and each named file exists', () => {
    for (const { nummer, stand, grund } of rows) {
      const files = [...grund.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, file = '']) => file)
      if (stand === 'erfüllt') expect(files.length, nummer).toBeGreaterThan(0)
      for (const file of files)
        expect(existsSync(join(import.meta.dirname, file)), `${nummer} ${file}`).toBe(true)
    }
  })
})
