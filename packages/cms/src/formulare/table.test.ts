import { expect, test } from 'vitest'
import { tableOf } from './table.ts'
import type { EingangRow } from './tables.ts'

test('P15: moments of the table are dates for a spreadsheet, in the time of the town', () => {
  const antworten = JSON.stringify([{ name: 'tag', label: 'Wann?', typ: 'datum', text: '01.12.2026' }])
  const row = { vorgang: 'F-7GQ2M9XD', eingegangen_am: '2026-11-24T23:30:00.000Z', stand: 'neu', antworten }
  const lines = new TextDecoder().decode(tableOf('hund', [row as EingangRow]).bytes).split('\r\n')
  expect(lines[1]).toBe('"F-7GQ2M9XD";"25.11.2026 00:30";"Neu";"01.12.2026"')
})
