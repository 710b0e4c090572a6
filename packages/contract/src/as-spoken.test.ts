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
