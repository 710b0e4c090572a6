import { expect, test } from 'vitest'
import { eingangsnummer, kennwort } from './entities/eingang.ts'
import { schadensnummer } from './entities/schadensmeldung.ts'

test('A number or secret is accepted with letters that look like its digits', () => {
  expect(schadensnummer.parse('s-ejA4nvos')).toBe('S-EJA4NV0S')
  expect(eingangsnummer.parse(' f-l0o1 xyz9')).toBe('F-1001XYZ9')
  expect(kennwort.parse('toko-illi-7gq2-m9xd')).toBe('T0K011117GQ2M9XD')
})

test('A wrong number is refused, whatever its length', () => {
  for (const wrong of ['S-UUUUUUUU', '', 'S-', `S-${'0'.repeat(1_000_000)}`])
    expect(schadensnummer.safeParse(wrong).success).toBe(false)
  expect(eingangsnummer.safeParse('F-7GQ2M9X').success).toBe(false)
})

test.each([
  'F-7GQ2M9XD',
  'F–7GQ2M9XD',
  'F—7GQ2M9XD',
  'F‑7GQ2M9XD',
  'F−7GQ2M9XD',
  'F - 7GQ2M9XD',
  'F7GQ2M9XD',
  'F 7GQ2 M9XD',
  'f-7gq2m9xd',
  '  F-7GQ2M9XD  ',
  '\u00a0F-7GQ2M9XD\n',
  'F-7GQ2M9XD.',
  '„F-7GQ2M9XD“',
  'Ｆ－７ＧＱ２Ｍ９ＸＤ',
  'ｆ７ｇｑ２ｍ９ｘｄ',
  'F-\u00ad7GQ2\u200bM9XD',
  '\u2060F-7GQ2M9XD\ufeff',
  'F-7GQ2-M9XD',
  'Vorgangsnummer: F-7GQ2M9XD',
  'Vorgangsnummer F7GQ2M9XD',
  'Vorgang-Nr.: f–7gq2m9xd',
  'Die Vorgangsnummer lautet F-7GQ2M9XD.',
  'https://www.example.org/formulare/stand?vorgang=F-7GQ2M9XD',
  'Eingegangen: Hund anmelden (F-7GQ2M9XD)',
])('F4: the pasted number %j is F-7GQ2M9XD', text => {
  expect(eingangsnummer.parse(text)).toBe('F-7GQ2M9XD')
  expect(schadensnummer.parse(text.replace(/F(?=\W*7)/i, 'S').replace(/[Ｆｆ]/, 'S'))).toBe('S-7GQ2M9XD')
})

test.each([
  '7GQ2-M9XD-4HT8-PZ3K',
  '7GQ2M9XD4HT8PZ3K',
  '7gq2 m9xd 4ht8 pz3k',
  '7GQ2–M9XD–4HT8–PZ3K',
  '7GQ2‑M9XD‑4HT8‑PZ3K',
  '７ＧＱ２－Ｍ９ＸＤ－４ＨＴ８－ＰＺ３Ｋ',
  ' 7GQ2-M9XD-4HT8-PZ3K. ',
  'Kennwort: 7GQ2-M9XD-4HT8-PZ3K',
  'Kennwort 7GQ2 M9XD 4HT8 PZ3K',
  'F-7GQ2M9XD, Kennwort 7GQ2-M9XD-4HT8-PZ3K',
  '7GQ2\u00ad-M9XD-4HT8-\u200bPZ3K',
])('F4: the pasted secret %j is found', text => {
  expect(kennwort.parse(text)).toBe('7GQ2M9XD4HT8PZ3K')
})

test.each(['7GQ2-M9XD-4HT8-PZ3', '7GQ2-M9XD-4HT8-PZ3KK', '', 'Kennwort', 'x'.repeat(1_000)])(
  'F4: %j is no secret',
  text => expect(kennwort.safeParse(text).success).toBe(false),
)
