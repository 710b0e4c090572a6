import { expect, test } from 'vitest'
import { accepted, acceptedWords, judgeFile } from './judge-file.ts'

const file = (name: string, type: string, size = 1_000) => ({ name, type, size })

test.each([
  [file('a.jpg', 'image/jpeg'), 'bild'],
  [file('a.avif', ''), 'bild'],
  [file('A.PDF', 'application/pdf'), 'dokument'],
])('%o is accepted as %s', (given, art) => {
  expect(judgeFile(given)).toEqual({ art })
})

test.each([
  [file('a.gif', 'image/gif'), undefined, 'hat ein Format, das hier nicht geht'],
  [file('a.heic', 'image/heic'), undefined, 'als JPEG'],
  [file('a.svg', 'image/svg+xml'), undefined, 'als PNG'],
  [file('a.odt', ''), undefined, 'als PDF'],
  [file('a.jpg', 'text/html'), undefined, 'hat ein Format, das hier nicht geht'],
  [file('a.jpg', 'image/jpeg', 0), undefined, 'ist leer'],
  [file('a.jpg', 'image/jpeg', 30_000_001), undefined, 'höchstens 30\u00a0MB'],
  [file('a.pdf', 'application/pdf'), 'bild', 'Hier wird ein Bild gebraucht.'],
  [file('a.png', 'image/png'), 'dokument', 'Hier wird ein Dokument (PDF) gebraucht.'],
] as const)('The refusal of %o names the file and gives advice', (given, wanted, why) => {
  const judged = judgeFile(given, wanted)
  expect(judged).toEqual({ refused: expect.stringContaining(`„${given.name}“`) })
  expect(judged).toEqual({ refused: expect.stringContaining(why) })
})

test('The file chooser offers the accepted types, and the help names the same', () => {
  expect(accepted('dokument')).toBe('application/pdf,.pdf')
  expect(accepted()).toContain('image/jpeg,.jpg,.jpeg,image/png')
  expect(acceptedWords('dokument')).toBe('PDF, höchstens 30\u00a0MB')
  expect(acceptedWords('bild')).toBe('JPEG, PNG, WebP oder AVIF, höchstens 30\u00a0MB')
})
