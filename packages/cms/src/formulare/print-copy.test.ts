import { setImmediate } from 'node:timers/promises'
import type { Antwort } from '@rathausplatz/contract'
import { readAloud } from '@rathausplatz/pdf/testing'
import { expect, test } from 'vitest'
import { copyOf } from './copy.ts'
import { blocksOf, type Printed, printed } from './print-copy.ts'

const eingang = (texts: Record<string, string>): Printed => ({
  vorgang: 'F-7GQ2M9XD',
  titel: 'Laterne & Licht',
  stadt: 'Stadt Rebenau',
  eingegangen_am: '2026-11-24T10:00:00+01:00',
  stand: 'in_bearbeitung',
  antworten: Object.entries(texts).map(([label, text]) => ({ label, text, typ: 'text' }) as Antwort),
  verlauf: [
    { am: '2026-11-24T10:00:00+01:00', stand: 'neu', text: '' },
    { am: '2026-11-25T11:00:00+01:00', stand: 'in_bearbeitung', text: 'Wir sehen nach.' },
  ],
})
const heard = async (texts: Record<string, string>) => readAloud((await printed(eingang(texts))).bytes)

test('A screen reader reads each question with its answer, then the history', async () => {
  const { faults, lines } = await heard({ Wo: 'Gartenstraße', 'Seit wann': 'gestern' })
  expect(faults).toEqual([])
  expect(lines).toEqual([
    'Document',
    '  P Stadt Rebenau',
    '  H1 Laterne & Licht',
    '  P Vorgangsnummer F-7GQ2M9XD',
    '  P Eingegangen am 24. November 2026 um 10:00 Uhr',
    '  P Stand: In Bearbeitung',
    '  L',
    '    LI',
    '      Lbl Wo',
    '      LBody',
    '        P Gartenstraße',
    '    LI',
    '      Lbl Seit wann',
    '      LBody',
    '        P gestern',
    '  H2 Verlauf',
    '  L',
    '    LI',
    '      LBody',
    '        P 24. November 2026 um 10:00 Uhr: Neu',
    '    LI',
    '      LBody',
    '        P 25. November 2026 um 11:00 Uhr: In Bearbeitung',
    '        P Wir sehen nach.',
  ])
})

test('Any text of a sender is printed in full', async () => {
  const { faults, lines } = await heard({
    'Ваше имя': 'Олена Шевченко',
    'Mit Zeichen': '👩‍👩‍👧 سلام',
    Lang: 'Donaudampfschifffahrt'.repeat(300),
    Viel: Array.from({ length: 1_000 }, (_, line) => `Zeile ${line}`).join('\n'),
    Leer: '',
    '': 'ohne Frage',
  })
  expect(faults).toEqual([])
  const all = lines.map(line => line.trim().replace(/^\w+ ?/, '')).join(' ')
  for (const words of [
    'Ваше имя',
    'Олена Шевченко',
    '👩‍👩‍👧',
    'سلام',
    'Zeile 0 Zeile 1 ',
    'Zeile 999',
    'ohne Frage',
  ])
    expect(all.includes(words), words).toBe(true)
  expect(all.replaceAll(' ', '').includes('Donaudampfschifffahrt'.repeat(300))).toBe(true)
})

test('A submission without answers has a copy too', async () => {
  expect((await heard({})).faults).toEqual([])
})

test('A copy is the same file each time', async () => {
  const [one, other] = [await printed(eingang({ Wo: 'hier' })), await printed(eingang({ Wo: 'hier' }))]
  expect(one).toEqual(other)
})

test('A10: a copy is laid out in a thread of its own, while the main thread continues', async () => {
  let isDone = false
  const printing = copyOf(eingang({ Nachricht: 'Ein Satz mit Wörtern. '.repeat(2_000) })).finally(() => {
    isDone = true
  })
  let turns = 0
  while (!isDone) {
    await setImmediate()
    turns += 1
  }
  expect((await printing).typ).toBe('application/pdf')
  expect(turns).toBeGreaterThan(100)
})

test('F5: a typed line in the printed copy is set in, so that it cannot be mistaken for a question', () => {
  const blocks = blocksOf(eingang({ Wo: 'am Bach\nName: Bürgermeister' }))
  const indentOf = (words: string) =>
    blocks.flatMap(block =>
      'runs' in block && block.runs[0]?.text === words ? [block.indent ?? 0] : [],
    )[0] ?? 0
  expect(indentOf('am Bach\nName: Bürgermeister')).toBeGreaterThan(indentOf('Wo'))
})

test.each([
  ['سلام', 'arabische Schrift'],
  ['שלום', 'hebräische Schrift'],
  ['Ελένη', 'griechische Schrift'],
  ['王小明', 'chinesische oder japanische Schrift'],
  ['김', 'koreanische Schrift'],
  ['👩‍👩‍👧 Familie 🐶', 'Emojis'],
  ['سلام 🐶', 'arabische Schrift, Emojis'],
  ['→ ∞', 'seltene Zeichen'],
])(
  'F5: the copy says beside the answer %j which letters it cannot show, and where they stand: %s',
  async (text, kinds) => {
    const { faults, lines } = await heard({ Name: text, Ort: 'Neustadt' })
    expect(faults).toEqual([])
    const told = lines.filter(line => line.includes('kann das PDF nicht zeigen'))
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(`: ${kinds}. Vollständig steht der Text in der Redaktion unter „Eingänge“`)
  },
)

test.each([
  'Łukasz Żółć',
  'Nguyễn Thị Ánh',
  'Олена Шевченко',
  'Ğökçe Şahin',
  'Þóra',
  'Jiří',
  'Ștefan',
  'René – „ja“ 12 €',
  'Mu\u0308ller',
])('F5: %j is shown in full, and nothing is said about it', async text => {
  const { lines } = await heard({ Name: text })
  expect(lines.filter(line => line.includes('kann das PDF nicht zeigen'))).toEqual([])
})
